import {
  Tournament,
  TournamentAnswer,
  TournamentCreate,
  TournamentRegister,
  TournamentsQuery,
  TournamentUpdate,
} from 'mf-shared/contracts/tournaments';
import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { cancelTournament } from './cancel.ts';
import { changeTournament } from './change.ts';
import { createTournament } from './create.ts';
import { listTournaments } from './list.ts';
import { leaveTournament, registerForTournament } from './register.ts';
import { showTournament } from './view.ts';

/** Tournaments: list, announcement, changes, registration. */
export const tournamentRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/tournaments',
      summary: 'Coming tournaments, then past ones; of one city or of all',
      access: 'user',
      query: TournamentsQuery,
      response: z.array(Tournament),
    },
    async (ctx, { query, nextCursor }) => {
      const page = await listTournaments(ctx, query);
      nextCursor(page.nextCursor);
      return page.rows;
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/tournaments/:id',
      summary: 'One tournament with its players',
      access: 'user',
      params: z.object({ id: z.string() }),
      response: Tournament,
    },
    (ctx, { params }) => showTournament(ctx, params.id),
  ),
  endpoint(
    {
      method: 'post',
      path: '/tournaments/create',
      summary: 'Announce a tournament',
      access: 'user',
      body: TournamentCreate,
      response: TournamentAnswer,
      status: 201,
      limit: 'tournament',
    },
    (ctx, { body }) => createTournament(ctx, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/tournaments/register',
      summary: 'Take a place',
      access: 'user',
      body: TournamentRegister,
      response: TournamentAnswer,
    },
    (ctx, { body }) => registerForTournament(ctx, body.tournamentId),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/tournaments/register/:tournamentId',
      summary: 'Give the own place back, until the day before',
      access: 'user',
      params: TournamentRegister,
      response: TournamentAnswer,
    },
    (ctx, { params }) => leaveTournament(ctx, params.tournamentId),
  ),
  endpoint(
    {
      method: 'put',
      path: '/tournaments/:id',
      summary: 'Change an own tournament; its players are told',
      access: 'user',
      params: z.object({ id: z.string() }),
      body: TournamentUpdate,
      response: TournamentAnswer,
    },
    (ctx, { params, body }) => changeTournament(ctx, params.id, body),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/tournaments/:id',
      summary: 'Call off an own tournament; its players are told',
      access: 'user',
      params: z.object({ id: z.string() }),
      response: TournamentAnswer,
    },
    (ctx, { params }) => cancelTournament(ctx, params.id),
  ),
];
