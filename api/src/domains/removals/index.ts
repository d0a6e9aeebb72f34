export { removalsOfAccount } from './account-parts.ts';
export { contentsOfPlayer, contentsOfVenue } from './contents.ts';
export { removalsMerged } from './merge.ts';
export { purgeRemovals } from './purge.ts';
export {
  type ListedRemoval,
  removalById,
  removalsByIds,
  removalsForReport,
  removalsOf,
} from './queries.ts';
export { lockRemoval, NOT_BACK, putBack } from './restore.ts';
export { appealUntil, removalView, toAdminRemoval } from './view.ts';
