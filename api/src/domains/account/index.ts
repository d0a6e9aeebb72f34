export { finishClosings, lockAllPitches, tryFinishing } from './finish-closing.ts';
export { suspendedAt } from './kept.ts';
export { type MergedAccounts, mergePlayers } from './merge.ts';
