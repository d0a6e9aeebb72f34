export { expireChallenges } from './expire.ts';
