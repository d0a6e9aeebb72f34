export { appealsOfAccount } from './account-parts.ts';
export { closeAppeal } from './close.ts';
export { appealsMerged } from './merge.ts';
export { appealById, appealedAmong, appealsByIds, type ListedAppeal } from './queries.ts';
export { toOwnAppeal } from './view.ts';
