import { newId } from '../src/base/id.ts';
import { posted } from './community.ts';
import { createUser, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Thing } from './thing.ts';

/** An ad of the player that an admin removed; answers the removal. */
export async function removedAd(app: TestApp, player: TestUser, admin: TestUser): Promise<{ id: string }> {
  const ad = await posted(app, player);
  const json = { subject: { type: 'ad', id: ad.id }, category: 'spam', reason: 'Reklam' };
  await app.call('post', '/api/admin/removals', { token: admin.token, json });
  const made = app.db.q.selectFrom('removals').select('id').where('subject_id', '=', ad.id);
  return made.executeTakeFirstOrThrow();
}

/** The player's appeal against such a removal, which somebody else decided. */
export async function appealed(app: TestApp, player: TestUser): Promise<{ id: string; removal: string }> {
  const { id: removal } = await removedAd(app, player, await createUser(app, { id: newId(), role: 'admin' }));
  const json = { text: 'Reklam değil.' };
  await app.call('post', `/api/removals/${removal}/appeal`, { token: player.token, json });
  const made = app.db.q.selectFrom('appeals').select('id').where('removal_id', '=', removal);
  return { ...(await made.executeTakeFirstOrThrow()), removal };
}

/** Removals and appeals, by address. */
export const removalThings: Readonly<Record<string, Thing>> = {
  '/removals/:id': {
    ...{ table: 'removals', stranger: ['not_found'] },
    states: {
      removed: { of: ['player'], make: (app, { player, admin }) => removedAd(app, player, admin) },
      appealed: {
        of: ['player'],
        make: async (app, { player }) => ({ id: (await appealed(app, player)).removal }),
      },
    },
  },
  '/admin/removals/:id': {
    ...{ table: 'removals', stranger: 'none' },
    states: {
      removed: { of: ['admin'], make: (app, { player, admin }) => removedAd(app, player, admin) },
    },
  },
  '/admin/appeals/:id': {
    ...{ table: 'appeals', stranger: 'none' },
    states: {
      made: {
        of: ['admin'],
        make: async (app, { player }) => ({ id: (await appealed(app, player)).id, gives: { version: 1 } }),
      },
    },
  },
};
