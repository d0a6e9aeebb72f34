export { reservationsOfAccount } from './account-parts.ts';
export { reservationEntries, reservationEntry } from './board-entry.ts';
export { draftReservation, storeReservation } from './book.ts';
export { bookableHour, type HourInput } from './bookable.ts';
export { cancelByDesk, isCancellableByDesk } from './cancel-by-desk.ts';
export { comingReservations } from './coming.ts';
export { missedByHour, oldestUnanswered, requestsByHour, unanswered } from './counts.ts';
export { endSomeAtVenue } from './end-at-venue.ts';
export { endComingOf } from './end-coming.ts';
export { endIfExpired, expireReservations } from './expire.ts';
export { requireFirstRequest } from './first-request.ts';
export { setMark } from './mark.ts';
export { reservationsMerged } from './merge.ts';
export { type Destination, moveByVenue } from './move-by-venue.ts';
export { hasAskedAt, hasReservation, type LiveReservation, liveFrom, liveOnPitches } from './of-player.ts';
export { holdOwn } from './own.ts';
export { toPitchHour } from './pitch-hour.ts';
export {
  countOpenRequests,
  type HourRefusal,
  hourRefusals,
  hoursOfPlayer,
  type PlayerHour,
  requireFewOpen,
  requireNightFree,
} from './player-hours.ts';
export { approvedSince, hasReservations } from './queries.ts';
export type { ReservationReactions, Visitor } from './reactions.ts';
export { restoreReservation } from './restore.ts';
export { statusAt } from './status.ts';
export { reservationVersion } from './version.ts';
export { findView, liveViews, type ReservationView, reservationViews, toReservation } from './view.ts';
