export { finishClosings, lockAllPitches, tryFinishing } from './finish-closing.ts';
export { suspendedAt } from './kept.ts';
