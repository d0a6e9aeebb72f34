export { sessionsOfAccount } from './account-parts.ts';
export { lastUsed } from './last-used.ts';
export { sessionsMerged } from './merge.ts';
export { purgeSessions } from './purge.ts';
export { deleteAllSessions, liveSessions } from './queries.ts';
