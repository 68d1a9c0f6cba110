/** The places of a board where an expansion puts what it adds. */
import type { Snippet } from "svelte";

export interface Places {
  /** Under the fields of any player: orders, depots, stores. */
  ofSeat?: Snippet<[number]> | undefined;
  /** Between the market and one's own fields. */
  middle?: Snippet | undefined;
  /** The way to where I am awaited, if that is not here. */
  there?: Snippet | undefined;
  /** More buttons for the bar of a phone. */
  bar?: Snippet | undefined;
  /** A paper among the cards of the hand, and its place there. */
  slip?: Snippet<[number]> | undefined;
  slipPlace?: number;
  /** What lies between all, on a board screen. */
  ground?: Snippet | undefined;
}
