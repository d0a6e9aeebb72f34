export {
  type Balance,
  balanceOf,
  gapOf,
  type Split,
  type Strength,
  splitCost,
  type TeamKey,
  type TeamPlayer,
} from './balance.ts';
export { LINE_TEXT, LINES, type Line, lineOf } from './lines.ts';
export { placeTeam } from './place.ts';
export { MAX_PLAYERS, MIN_PLAYERS, type SolveOptions, solveTeams } from './solve.ts';
