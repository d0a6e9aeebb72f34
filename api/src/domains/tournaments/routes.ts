import * as calls from 'mf-shared/contracts/calls/tournaments';
import { endpoint } from '../../http/endpoint.ts';
import { cancelTournament } from './cancel.ts';
import { changeTournament } from './change.ts';
import { createTournament } from './create.ts';
import { listTournaments } from './list.ts';
import { leaveTournament, registerForTournament } from './register.ts';
import { showTournament } from './view.ts';

/** Tournaments: list, announcement, changes, registration. */
export const tournamentRoutes = [
  endpoint(calls.listTournaments, (ctx, { query }) => listTournaments(ctx, query)),
  endpoint(calls.showTournament, (ctx, { params }) => showTournament(ctx, params.id)),
  endpoint(calls.createTournament, (ctx, { body }) => createTournament(ctx, body)),
  endpoint(calls.registerForTournament, (ctx, { body }) => registerForTournament(ctx, body.tournamentId)),
  endpoint(calls.leaveTournament, (ctx, { params }) => leaveTournament(ctx, params.tournamentId)),
  endpoint(calls.changeTournament, (ctx, { params, body }) => changeTournament(ctx, params.id, body)),
  endpoint(calls.cancelTournament, (ctx, { params }) => cancelTournament(ctx, params.id)),
];
