import { Challenge, ChallengeAnswer, ChallengeCreate, ChallengesQuery } from 'mf-shared/contracts/challenges';
import { Message } from 'mf-shared/contracts/common';
import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { createChallenge } from './create.ts';
import { deleteChallenge } from './delete.ts';
import { listChallenges } from './list.ts';

/** Challenges: rivals and missing players sought with a contact of one's own. */
export const challengeRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/challenges',
      summary: 'Challenges, the newest first; of one type or of both',
      access: 'user',
      query: ChallengesQuery,
      response: z.array(Challenge),
    },
    async (ctx, { query, nextCursor }) => {
      const page = await listChallenges(ctx, query);
      nextCursor(page.nextCursor);
      return page.rows;
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/challenges/create',
      summary: 'Post a challenge',
      access: 'user',
      body: ChallengeCreate,
      response: ChallengeAnswer,
      status: 201,
      limit: 'challenge',
    },
    (ctx, { body }) => createChallenge(ctx, body),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/challenges/:id',
      summary: 'Take an own challenge down',
      access: 'user',
      params: z.object({ id: z.string() }),
      response: Message,
    },
    (ctx, { params }) => deleteChallenge(ctx, params.id),
  ),
];
