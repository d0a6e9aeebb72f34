import { createLineup, placed } from '../community.ts';
import type { TestApp } from '../harness.ts';
import { player, type Rows, venue } from './row.ts';

const NOT_YOURS = ['not_yours'] as const;
const HARMLESS = ['harmless'] as const;

/** A friend request. */
async function friendship(app: TestApp) {
  const [sender, receiver] = [await player(app), await player(app)];
  await app.call('post', '/api/friends/add', { token: sender.token, json: { receiverId: receiver.id } });
  const { id } = await app.db.q
    .selectFrom('friendships')
    .select('id')
    .where((eb) => eb.or([eb('user_a', '=', sender.id), eb('user_b', '=', sender.id)]))
    .executeTakeFirstOrThrow();
  return { sender, receiver, ask: { params: { id } } };
}

async function lineup(app: TestApp) {
  const owner = await player(app);
  const { id } = await createLineup(app, owner);
  return { owner, id };
}

async function tournament(app: TestApp) {
  const owner = await player(app);
  const { body } = await app.call<{ tournament: { id: string } }>('post', '/api/tournaments/create', {
    token: owner.token,
    json: { name: 'Kupa', date: '2026-12-20', location: { city: 'Muş' }, fee: 0 },
  });
  return { owner, id: body.tournament.id };
}

const dismissal = async (app: TestApp) => ({
  owner: await player(app),
  json: { kind: 'venue', targetId: (await venue(app)).id },
});

/** Friends, lineups, ads, recommendations, tournaments and challenges. */
export const communityRows: Rows = {
  'GET /friends/status/:userId': {
    make: async (app) => {
      const { sender, receiver } = await friendship(app);
      return { owner: sender, ask: { params: { userId: receiver.id } }, secrets: receiver.secrets };
    },
    stranger: HARMLESS,
  },
  'GET /friends/statuses': {
    make: async (app) => {
      const { sender, receiver } = await friendship(app);
      return { owner: sender, ask: { query: { ids: receiver.id } }, secrets: receiver.secrets };
    },
    stranger: HARMLESS,
  },
  'POST /friends/add': {
    make: async (app) => {
      const [owner, other] = [await player(app), await player(app)];
      return { owner, ask: { json: { receiverId: other.id } } };
    },
    stranger: 'none',
  },
  'POST /friends/accept/:id': {
    make: async (app) => {
      const { sender, receiver, ask } = await friendship(app);
      // The sender cannot answer for the other player.
      return { owner: receiver, ask, strangers: [await player(app), sender] };
    },
    stranger: NOT_YOURS,
  },
  'POST /friends/reject/:id': {
    make: async (app) => {
      const { sender, receiver, ask } = await friendship(app);
      return { owner: receiver, ask, strangers: [await player(app), sender] };
    },
    stranger: NOT_YOURS,
  },
  'POST /friends/withdraw/:id': {
    make: async (app) => {
      const { sender, receiver, ask } = await friendship(app);
      return { owner: sender, ask, strangers: [await player(app), receiver] };
    },
    stranger: NOT_YOURS,
  },
  'GET /lineups/:userId': {
    make: async (app) => {
      const { owner } = await lineup(app);
      return { owner, ask: { params: { userId: owner.id } }, secrets: owner.secrets };
    },
    stranger: HARMLESS,
  },
  'POST /lineups': {
    make: async (app) => {
      const owner = await player(app);
      const mates = await Promise.all(Array.from({ length: 4 }, () => player(app)));
      const players = placed([owner.id, ...mates.map(({ id }) => id)]);
      return { owner, ask: { json: { name: 'Gece', players } } };
    },
    stranger: 'none',
  },
  'POST /requests': {
    make: async (app) => {
      const { owner, id } = await lineup(app);
      const json = { type: 'findOpponent', location: { city: 'Muş' }, lineupId: id, teamSize: 5 };
      return { owner, ask: { json } };
    },
    stranger: ['request_lineup_invalid'],
  },
  'POST /recommendations/dismissals': {
    make: async (app) => {
      const { owner, json } = await dismissal(app);
      return { owner, ask: { json } };
    },
    stranger: 'none',
  },
  'DELETE /recommendations/dismissals/:kind/:targetId': {
    make: async (app) => {
      const { owner, json } = await dismissal(app);
      await app.call('post', '/api/recommendations/dismissals', { token: owner.token, json });
      return { owner, ask: { params: json } };
    },
    stranger: HARMLESS,
  },
  'POST /tournaments/register': {
    make: async (app) => {
      const { id } = await tournament(app);
      return { owner: await player(app), ask: { json: { tournamentId: id } } };
    },
    stranger: 'none',
  },
  'DELETE /tournaments/register/:tournamentId': {
    make: async (app) => {
      const { id } = await tournament(app);
      const owner = await player(app);
      const json = { tournamentId: id };
      await app.call('post', '/api/tournaments/register', { token: owner.token, json });
      return { owner, ask: { params: json } };
    },
    stranger: ['tournament_not_registered'],
  },
};
