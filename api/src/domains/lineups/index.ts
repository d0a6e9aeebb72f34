export { lineupsOfAccount } from './account-parts.ts';
export { lineupsById } from './by-id.ts';
export { listLineups } from './list.ts';
export { lineupsMerged, lineupsWithBoth } from './merge.ts';
export { ownLineup } from './own-lineup.ts';
export type { LineupReactions } from './reactions.ts';
export { newestLineupsOf, putLineupNameBack, takeLineupName } from './removal.ts';
