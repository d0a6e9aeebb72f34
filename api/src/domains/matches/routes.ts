import * as calls from 'mf-shared/contracts/calls/matches';
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

/** Matches from ads, and the ratings after them. */
export const matchRoutes: Endpoint[] = [
  endpoint(calls.createMatch, async (ctx, { body }) => ({
    message: 'Maç başarıyla oluşturuldu!',
    match: await createMatch(ctx, body),
  })),
  endpoint(calls.listMatches, (ctx, { params, query }) => listMatches(ctx, params.userId, query)),
  endpoint(calls.matchClashes, (ctx, { query }) => matchClashes(ctx, query)),
  endpoint(calls.acceptMatch, async (ctx, { params, body }) => ({
    message: 'Maçı kabul ettiniz.',
    match: await acceptMatch(ctx, params.matchId, body.version),
  })),
  endpoint(calls.refuseMatch, async (ctx, { params, body }) => ({
    message: 'Reddettiniz; karşı tarafa haber verildi.',
    match: await refuseMatch(ctx, params.matchId, body.version),
  })),
  endpoint(calls.cancelMatch, async (ctx, { params }) => ({
    message: 'Maç iptal edildi; herkese haber verildi.',
    match: await cancelMatch(ctx, params.matchId),
  })),
  endpoint(calls.answerMatch, async (ctx, { params, body }) => ({
    message: body.answer === 'in' ? 'Katılımınız kaydedildi.' : 'Bu maçta olmadığınız kaydedildi.',
    match: await answerMatch(ctx, params.matchId, body),
  })),
  endpoint(calls.correctMatch, async (ctx, { params, body }) => ({
    message: 'Değişiklik kaydedildi.',
    match: await correctMatch(ctx, params.matchId, body),
  })),
  endpoint(calls.rateOpponent, async (ctx, { params, body }) => {
    await rateOpponent(ctx, params.matchId, body);
    return { message: 'Puanlama başarılı!' };
  }),
];
