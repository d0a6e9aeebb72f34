export { blocksOfAccount } from './account-parts.ts';
export { blocksMerged } from './merge.ts';
export { blockPage } from './pages.ts';
export { type PartnerRow, requirePartner } from './partner.ts';
export { blockBetween, blockedAmong, holdPair, isBlocked, requireReachable, unblocked } from './reachable.ts';
export type { BlockReactions } from './reactions.ts';
