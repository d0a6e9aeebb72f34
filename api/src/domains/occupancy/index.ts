export { pitchesOfAccount } from './account-parts.ts';
export { type Claim, claimAll, claimCells, claimFree, claimUnheld, takeBack } from './claim.ts';
export { heldEntry, type Span } from './entry.ts';
export { type Cell, cellsOfHolders, heldCells, heldInTime, isFree, lockHeld } from './held.ts';
export { heldUntil } from './held-until.ts';
export { handOver, holdForGood, moveCells } from './move.ts';
export {
  addPitches,
  archivePitches,
  changePitch,
  inServiceAmong,
  pitchById,
  pitchesByIds,
  pitchesInService,
  pitchesOfVenue,
  pitchIdsOf,
  pitchNames,
} from './pitch-rows.ts';
export { allPitches, lockPitches, lockPitchInService, pitchInService } from './pitches.ts';
export type { FreedCell, OccupancyReactions } from './reactions.ts';
export { clearOwnHolds, releaseAll, releaseCells } from './release.ts';
export { LONGEST_BOOKING_MS, nightSpan, type PlayedPitch, pitchSlots } from './slots.ts';
