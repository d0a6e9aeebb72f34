export { tournamentsOfAccount } from './account-parts.ts';
export { cancelAllTournaments } from './cancel-all.ts';
export { tournamentById } from './queries.ts';
