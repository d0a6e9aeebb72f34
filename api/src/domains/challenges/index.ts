export { expireChallenges } from './expire.ts';
export { challengeById } from './queries.ts';
