export { lockPlayers } from './hold.ts';
export { leaveAllMatches } from './leave-all.ts';
export { remindOfRatings } from './remind.ts';
