export { challengesOfAccount } from './account-parts.ts';
export { expireChallenges } from './expire.ts';
export { challengesMerged } from './merge.ts';
export { challengeById } from './queries.ts';
export { newestChallengesOf, putChallengeBack, takeChallenge } from './removal.ts';
