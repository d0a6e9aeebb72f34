import { Message } from 'mf-shared/contracts/common';
import {
  ClashQuery,
  Match,
  MatchAnswered,
  MatchClash,
  MatchCorrect,
  MatchCreate,
  MatchCreated,
  MatchId,
  MatchOwner,
  MatchPresence,
  MatchQuery,
  MatchSeen,
  RateOpponent,
} from 'mf-shared/contracts/matches';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { acceptMatch } from './accept.ts';
import { cancelMatch } from './cancel.ts';
import { matchClashes } from './clashes.ts';
import { correctMatch } from './correct.ts';
import { createMatch } from './create.ts';
import { listMatches } from './list.ts';
import { answerMatch } from './presence.ts';
import { rateOpponent } from './rate.ts';
import { refuseMatch } from './refuse.ts';

/** Matches that ads led to, and the ratings after them. */
export const matchRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'post',
      path: '/matches',
      summary: 'Proposes the match that an own ad led to, and ends the ad; it holds once userB accepts',
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
      method: 'get',
      path: '/match-clashes',
      summary: 'What the caller, or a player they spoke with, has at the start of a match to be made',
      access: 'user',
      query: ClashQuery,
      response: z.array(MatchClash),
    },
    (ctx, { query }) => matchClashes(ctx, query),
  ),
  endpoint(
    {
      method: 'post',
      path: '/matches/:matchId/accept',
      summary: 'Accepts a proposal or a change that waits for the caller',
      access: 'user',
      params: MatchId,
      body: MatchSeen,
      response: MatchAnswered,
    },
    async (ctx, { params, body }) => ({
      message: 'Maçı kabul ettiniz.',
      match: await acceptMatch(ctx, params.matchId, body.version),
    }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/matches/:matchId/refuse',
      summary: 'Refuses a proposal, or a change, after which the match stands as before',
      access: 'user',
      params: MatchId,
      body: MatchSeen,
      response: MatchAnswered,
    },
    async (ctx, { params, body }) => ({
      message: 'Reddettiniz; karşı tarafa haber verildi.',
      match: await refuseMatch(ctx, params.matchId, body.version),
    }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/matches/:matchId/cancel',
      summary: 'A captain calls the match off before its start',
      access: 'user',
      params: MatchId,
      response: MatchAnswered,
    },
    async (ctx, { params }) => ({
      message: 'Maç iptal edildi; herkese haber verildi.',
      match: await cancelMatch(ctx, params.matchId),
    }),
  ),
  endpoint(
    {
      method: 'post',
      path: '/matches/:matchId/answer',
      summary: 'A listed player says whether they play, or that they did not',
      access: 'user',
      params: MatchId,
      body: MatchPresence,
      response: MatchAnswered,
    },
    async (ctx, { params, body }) => ({
      message: body.answer === 'in' ? 'Katılımınız kaydedildi.' : 'Bu maçta olmadığınız kaydedildi.',
      match: await answerMatch(ctx, params.matchId, body),
    }),
  ),
  endpoint(
    {
      method: 'patch',
      path: '/matches/:matchId',
      summary: 'A captain corrects when and where, which the other has to accept, or the own lineup',
      access: 'user',
      params: MatchId,
      body: MatchCorrect,
      response: MatchAnswered,
    },
    async (ctx, { params, body }) => ({
      message: 'Değişiklik kaydedildi.',
      match: await correctMatch(ctx, params.matchId, body),
    }),
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
