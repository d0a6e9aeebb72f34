import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  Tournament,
  TournamentAnswer,
  TournamentCreate,
  TournamentRegister,
  TournamentsQuery,
  TournamentUpdate,
} from '../tournaments.ts';

export const listTournaments = call({
  method: 'get',
  path: '/tournaments',
  summary: 'Coming tournaments, then past ones; of one city or of all',
  access: 'user',
  query: TournamentsQuery,
  answer: z.array(Tournament),
  returns: 'page',
});

export const showTournament = call({
  method: 'get',
  path: '/tournaments/:id',
  summary: 'One tournament with its players',
  access: 'user',
  answer: Tournament,
});

export const createTournament = call({
  method: 'post',
  path: '/tournaments/create',
  summary: 'Announce a tournament',
  access: 'user',
  body: TournamentCreate,
  answer: TournamentAnswer,
  status: 201,
  limit: 'tournament',
});

export const registerForTournament = call({
  method: 'post',
  path: '/tournaments/register',
  summary: 'Take a place',
  access: 'user',
  body: TournamentRegister,
  answer: TournamentAnswer,
});

export const leaveTournament = call({
  method: 'delete',
  path: '/tournaments/register/:tournamentId',
  summary: 'Give the own place back, until the day before',
  access: 'user',
  params: TournamentRegister,
  answer: TournamentAnswer,
});

export const changeTournament = call({
  method: 'put',
  path: '/tournaments/:id',
  summary: 'Change an own tournament; its players are told',
  access: 'user',
  body: TournamentUpdate,
  answer: TournamentAnswer,
});

export const cancelTournament = call({
  method: 'delete',
  path: '/tournaments/:id',
  summary: 'Call off an own tournament; its players are told',
  access: 'user',
  answer: TournamentAnswer,
});
