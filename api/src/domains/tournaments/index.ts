export { cancelAllTournaments } from './cancel-all.ts';
export { tournamentById } from './queries.ts';
