export { rostersOfAccount } from './account-parts.ts';
export { rostersMerged } from './merge.ts';
export { publicRoster } from './show.ts';
