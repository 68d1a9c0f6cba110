/** Offers as the table tells them. */
import type { SchemaBohnanzaOpenOffer } from "../../generated/wire";

export type OpenOffer = SchemaBohnanzaOpenOffer;

/** The cards for which an offer is made: any of these. */
export const wants = (offer: OpenOffer): number[][] => [offer.want, ...offer.instead];
/** Whether an offer leaves something to who answers. */
export const hasChoice = (offer: OpenOffer): boolean =>
  offer.instead.length > 0 || offer.take !== 0 || offer.give !== 0;
/** The offer together with which another closes, if it is one of two. */
export const mateOf = (offers: OpenOffer[], offer: OpenOffer): OpenOffer | undefined =>
  offers.find((other) => other.id === offer.both || other.both === offer.id);
/** The other offers of which at most one closes. */
export const rivalsOf = (offers: OpenOffer[], offer: OpenOffer): OpenOffer[] =>
  offers.filter(
    (other) =>
      other.id !== offer.id &&
      other.maker === offer.maker &&
      (other.either || other.id) === (offer.either || offer.id),
  );
export const isGift = (offer: OpenOffer): boolean => offer.want.length === 0;
export const isRequest = (offer: OpenOffer): boolean => offer.hand.length + offer.open.length === 0;
export const gives = (offer: OpenOffer): number[] => [...offer.hand, ...offer.open];
/** Whether a seat has been asked and has not answered. */
export const waitsFor = (offer: OpenOffer, seat: number | null): boolean =>
  seat !== null &&
  offer.to.includes(seat) &&
  !offer.declined.includes(seat) &&
  !offer.accepted.includes(seat);
/** Whether everybody who was asked has said no. */
export const isDead = (offer: OpenOffer): boolean =>
  offer.to.length > 0 && offer.to.every((seat) => offer.declined.includes(seat));

/** Lists of cards in ascending order. */
export function byCards(one: number[], other: number[]): number {
  const at = one.findIndex((card, place) => card !== other[place]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? 0);
}
export const byNumber = (one: number, other: number): number => one - other;
