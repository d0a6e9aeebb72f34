export { cancelAllTournaments } from './cancel-all.ts';
