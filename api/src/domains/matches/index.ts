export { matchesOfAccount } from './account-parts.ts';
export { leaveAllMatches } from './leave-all.ts';
export { matchMatesOf, matchStarts } from './mates.ts';
export { holdForMerge, matchesMerged } from './merge.ts';
export { remindOfRatings } from './remind.ts';
export { renameLineup } from './rename-lineup.ts';
