export { tournamentsOfAccount } from './account-parts.ts';
export { cancelAllTournaments } from './cancel-all.ts';
export { type ListedTournament, tournamentById } from './queries.ts';
export { soughtTournaments, tournamentsNamed } from './sought.ts';
