import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Challenge, ChallengeAnswer, ChallengeCreate, ChallengesQuery } from '../challenges.ts';
import { Message } from '../common.ts';

export const listChallenges = call({
  method: 'get',
  path: '/challenges',
  summary: 'Challenges, the newest first; of one type or of both',
  access: 'user',
  query: ChallengesQuery,
  answer: z.array(Challenge),
  returns: 'page',
});

export const createChallenge = call({
  method: 'post',
  path: '/challenges/create',
  summary: 'Post a challenge',
  access: 'user',
  body: ChallengeCreate,
  answer: ChallengeAnswer,
  status: 201,
  limit: 'challenge',
});

export const deleteChallenge = call({
  method: 'delete',
  path: '/challenges/:id',
  summary: 'Take an own challenge down',
  access: 'user',
  answer: Message,
});
