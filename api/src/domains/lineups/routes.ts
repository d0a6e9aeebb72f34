import { Message } from 'mf-shared/contracts/common';
import {
  Lineup,
  LineupCreate,
  LineupCreated,
  LineupId,
  LineupOwner,
  LineupQuery,
} from 'mf-shared/contracts/lineups';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { createLineup } from './create.ts';
import { deleteLineup } from './delete.ts';
import { listLineups } from './list.ts';

/** Squads that players draw on a pitch. */
export const lineupRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/lineups/:userId',
      summary: 'Lineups of a player, newest first',
      access: 'member',
      params: LineupOwner,
      query: LineupQuery,
      response: z.array(Lineup),
    },
    async (ctx, { params, query, nextCursor }) => {
      const page = await listLineups(ctx, params.userId, query);
      nextCursor(page.nextCursor);
      return page.lineups;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/lineups',
      summary: 'Keeps a lineup of 5 to 11 players',
      access: 'user',
      body: LineupCreate,
      response: LineupCreated,
      status: 201,
    },
    async (ctx, { body }) => ({ message: 'Kadro oluşturuldu.', ...(await createLineup(ctx, body)) }),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/lineups/:id',
      summary: 'Deletes an own lineup',
      access: 'user',
      params: LineupId,
      response: Message,
    },
    async (ctx, { params }) => {
      await deleteLineup(ctx, params.id);
      return { message: 'Kadro silindi.' };
    },
  ),
];
