import { posted } from '../community.ts';
import type { TestApp } from '../harness.ts';
import { agreed, captains, draft, pair, post, SIX } from '../matches.ts';
import type { Rows } from './row.ts';

const REFUSED = ['match_not_found', 'forbidden', 'not_yours'] as const;

async function held(app: TestApp) {
  const { a, b } = await pair(app);
  const ad = await posted(app, a);
  const match = await agreed(app, a, b, draft(app, a, b, { requestId: ad.id }));
  return { a, b, match, params: { matchId: match.id } };
}

/** Matches, from the proposal to the rating. */
export const matchRows: Rows = {
  'POST /matches': {
    make: async (app) => {
      const { a, json } = await captains(app);
      return { owner: a, ask: { json } };
    },
    stranger: REFUSED,
  },
  'GET /matches/:userId': {
    make: async (app) => {
      const { a } = await held(app);
      return { owner: a, ask: { params: { userId: a.id } } };
    },
    stranger: ['forbidden'],
  },
  'GET /match-clashes': {
    make: async (app) => {
      const { a, b } = await held(app);
      const { matchDate, hour } = draft(app, a, b, {}) as { matchDate: string; hour: string };
      // For players they never wrote to, nobody learns even that there is a clash.
      return { owner: a, ask: { query: { matchDate, hour, userB: b.id } }, secrets: ['"partner"'] };
    },
    stranger: ['harmless'],
  },
  'PATCH /matches/:matchId': [
    {
      make: async (app) => {
        const { a, match, params } = await held(app);
        return { owner: a, ask: { params, json: { version: match.version, hour: '21:00' } } };
      },
      stranger: REFUSED,
    },
    {
      // Another lineup in one's own match must be the captain's own.
      make: async (app) => {
        const [mine, theirs] = [await captains(app), await captains(app)];
        const { body } = await post(app, mine.a, mine.json);
        const params = { matchId: body.match.id };
        const json = { version: body.match.version, lineupId: mine.own.id };
        const foreign = { params, json: { ...json, lineupId: theirs.own.id } };
        return { owner: mine.a, ask: { params, json }, strangers: [{ token: mine.a.token, ask: foreign }] };
      },
      stranger: ['not_yours', 'lineup_not_found', 'match_lineups_missing'],
    },
  ],
  'PATCH /matches/:matchId/rate': {
    make: async (app) => {
      const { a, b, params } = await held(app);
      return { owner: a, ask: { params, json: { raterId: a.id, rateeId: b.id, ratings: SIX } } };
    },
    stranger: REFUSED,
    // It has not begun; the check who may rate whom comes first.
    owner: 'rating_too_early',
  },
};
