import { posted } from '../community.ts';
import { agreed, draft, post, write } from '../matches.ts';
import type { Rows } from './row.ts';
import type { Scene } from './scene.ts';

const AD = 'requestsChanged findPlayer Muş';

/** What the player needs to propose a match to the other one. */
async function plan({ app, player, other }: Scene) {
  await write(app, other, player);
  const ad = await posted(app, player);
  return draft(app, player, other, { requestId: ad.id });
}

async function proposed(scene: Scene) {
  const { body } = await post(scene.app, scene.player, await plan(scene));
  return { params: { matchId: body.match.id }, json: { version: body.match.version } };
}

async function match(scene: Scene) {
  const { id, version } = await agreed(scene.app, scene.player, scene.other, await plan(scene));
  return { params: { matchId: id }, json: { version } };
}

const CUP = { name: 'Kupa', date: '2026-12-20', location: { city: 'Muş' }, fee: 0 };

async function tournament({ app, other }: Scene) {
  const { body } = await app.call<{ tournament: { id: string } }>('post', '/api/tournaments/create', {
    token: other.token,
    json: CUP,
  });
  return body.tournament.id;
}

/** A tournament of the other player, with the player registered. */
async function entered(scene: Scene) {
  const tournamentId = await tournament(scene);
  const { token } = scene.player;
  await scene.app.call('post', '/api/tournaments/register', { token, json: { tournamentId } });
  return tournamentId;
}

/** Ads, their matches, and tournaments. */
export const matchRows: Rows = {
  'POST /requests': {
    asks: ({ player }) => ({
      by: player,
      json: { type: 'findPlayer', location: { city: 'Muş' }, positionNeeded: 'Bek' },
    }),
    hears: { visitor: [AD] },
  },
  'POST /requests/:id/found': {
    asks: async ({ app, player }) => ({ by: player, params: { id: (await posted(app, player)).id } }),
    hears: { visitor: [AD] },
  },
  'DELETE /requests/:id': {
    asks: async ({ app, player }) => ({ by: player, params: { id: (await posted(app, player)).id } }),
    hears: { visitor: [AD] },
  },
  'POST /matches': {
    asks: async (scene) => ({ by: scene.player, json: await plan(scene) }),
    hears: {
      player: ['matchChanged', 'messageSent to other'],
      other: ['matchChanged', 'notification match_proposed', 'receiveMessage from player'],
      visitor: [AD],
    },
  },
  'POST /matches/:matchId/accept': {
    asks: async (scene) => ({ by: scene.other, ...(await proposed(scene)) }),
    hears: { player: ['matchChanged', 'notification match_created'], other: ['matchChanged'] },
  },
  'POST /matches/:matchId/refuse': {
    asks: async (scene) => ({ by: scene.other, ...(await proposed(scene)) }),
    hears: { player: ['matchChanged', 'notification match_refused'], other: ['matchChanged'] },
  },
  'POST /matches/:matchId/cancel': {
    asks: async (scene) => ({ by: scene.player, params: (await match(scene)).params }),
    hears: { player: ['matchChanged'], other: ['matchChanged', 'notification match_cancelled'] },
  },
  'POST /matches/:matchId/answer': {
    asks: async (scene) => ({
      by: scene.other,
      params: (await match(scene)).params,
      json: { answer: 'out' },
    }),
    hears: { player: ['matchChanged', 'notification match_left'], other: ['matchChanged'] },
  },
  'PATCH /matches/:matchId': {
    asks: async (scene) => {
      const { params, json } = await match(scene);
      return { by: scene.player, params, json: { ...json, hour: '21:00' } };
    },
    hears: { player: ['matchChanged'], other: ['matchChanged', 'notification match_changed'] },
  },
  'POST /tournaments/register': {
    asks: async (scene) => ({ by: scene.player, json: { tournamentId: await tournament(scene) } }),
    hears: { other: ['notification tournament_registered'] },
  },
  'DELETE /tournaments/register/:tournamentId': {
    asks: async (scene) => ({ by: scene.player, params: { tournamentId: await entered(scene) } }),
    hears: { other: ['notification tournament_left'] },
  },
  'PUT /tournaments/:id': {
    asks: async (scene) => ({
      by: scene.other,
      params: { id: await entered(scene) },
      json: { ...CUP, fee: 100, capacity: 8, version: 1 },
    }),
    hears: { player: ['notification tournament_changed'] },
  },
  'DELETE /tournaments/:id': {
    asks: async (scene) => ({ by: scene.other, params: { id: await entered(scene) } }),
    hears: { player: ['notification tournament_cancelled'] },
  },
};
