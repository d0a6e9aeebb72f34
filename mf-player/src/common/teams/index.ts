export {
  type Balance,
  balanceOf,
  gapOf,
  type Split,
  splitCost,
  type TeamKey,
  type TeamPlayer,
} from './balance.ts';
export { LINE_TEXT, LINES, lineOf } from './lines.ts';
export { placeTeam } from './place.ts';
export { MAX_PLAYERS, MIN_PLAYERS, solveTeams } from './solve.ts';
