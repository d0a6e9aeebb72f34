export { tournamentsOfAccount } from './account-parts.ts';
export { cancelAllTournaments } from './cancel-all.ts';
export { cancelTournamentByDesk } from './cancel-by-desk.ts';
export { tournamentsMerged } from './merge.ts';
export { comingTournamentIds, type ListedTournament, participantsOf, tournamentById } from './queries.ts';
export { newestTournamentsOf, putTournamentBack, takeTournament } from './removal.ts';
export { soughtTournaments, tournamentsNamed } from './sought.ts';
