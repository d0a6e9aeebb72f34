export { purgeSessions } from './purge.ts';
