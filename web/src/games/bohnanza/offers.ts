/** Offers as the table tells them. */
export interface OpenOffer {
  id: number;
  maker: number;
  hand: number[];
  open: number[];
  want: number[];
  to: number[];
  answers: number;
  accepted: number[];
  declined: number[];
  /** Those of the open cards that come out of the maker's store. */
  stored?: number[];
  /** Other cards that would do as well as the wanted ones. */
  instead?: number[][];
  /** Of a choice: which of the wants each who accepted gives. */
  takes?: number[];
}

/** The cards for which an offer is made: any of these. */
export const wants = (offer: OpenOffer): number[][] => [offer.want, ...(offer.instead ?? [])];
/** What a seat that has accepted gives. */
export const wantedOf = (offer: OpenOffer, seat: number): number[] =>
  wants(offer)[offer.takes?.[offer.accepted.indexOf(seat)] ?? 0] ?? offer.want;
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
