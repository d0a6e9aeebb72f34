import { Message } from 'mf-shared/contracts/common';
import {
  Match,
  MatchCreate,
  MatchCreated,
  MatchId,
  MatchOwner,
  MatchQuery,
  RateOpponent,
} from 'mf-shared/contracts/matches';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { createMatch } from './create.ts';
import { listMatches } from './list.ts';
import { rateOpponent } from './rate.ts';

/** Matches that ads led to, and the ratings after them. */
export const matchRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/matches',
      summary: 'Makes the match that an own ad led to, and ends the ad',
      access: 'user',
      body: MatchCreate,
      response: MatchCreated,
      status: 201,
    },
    async (ctx, { body }) => ({
      message: 'Maç başarıyla oluşturuldu!',
      match: await createMatch(ctx, body),
    }),
  ),
  endpoint(
    {
      method: 'get',
      path: '/matches/:userId',
      summary: 'The own matches, the latest first',
      access: 'user',
      params: MatchOwner,
      query: MatchQuery,
      response: z.array(Match),
    },
    async (ctx, { params, query, nextCursor }) => {
      const page = await listMatches(ctx, params.userId, query);
      nextCursor(page.nextCursor);
      return page.matches;
    },
  ),
  endpoint(
    {
      method: 'patch',
      path: '/matches/:matchId/rate',
      summary: 'Rates an opponent once',
      access: 'user',
      params: MatchId,
      body: RateOpponent,
      response: Message,
    },
    async (ctx, { params, body }) => {
      await rateOpponent(ctx, params.matchId, body);
      return { message: 'Puanlama başarılı!' };
    },
  ),
];
