import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { Lineup, LineupCreate, LineupCreated, LineupQuery } from '../lineups.ts';

export const listLineups = call({
  method: 'get',
  path: '/lineups/:userId',
  summary: 'Lineups of a player, newest first',
  access: 'member',
  query: LineupQuery,
  answer: z.array(Lineup),
  returns: 'page',
});

export const createLineup = call({
  method: 'post',
  path: '/lineups',
  summary: 'Keeps a lineup of 5 to 11 players',
  access: 'user',
  body: LineupCreate,
  answer: LineupCreated,
  status: 201,
});

export const deleteLineup = call({
  method: 'delete',
  path: '/lineups/:id',
  summary: 'Deletes an own lineup',
  access: 'user',
  answer: Message,
});
