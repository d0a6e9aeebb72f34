import type { KyselyPlugin } from 'kysely';
import { cellsOf } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { booked } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { joined, placesOf } from '../../../test/waiting.ts';
import { newId } from '../../base/id.ts';
import { offerFreed } from './offer-freed.ts';

/** A line in which nobody may have the hour: half of them play elsewhere then, half are blocked. */
async function hopelessLine(app: TestApp, count: number) {
  const { q } = app.db;
  const [business, elsewhere] = [await createVenue(app), await createVenue(app)];
  const held = await booked(app, await createUser(app), business);
  const first = await createUser(app);
  const other = await booked(app, await createUser(app), elsewhere);
  const { id } = await joined(app, first, business);
  const entry = await q
    .selectFrom('waiting_entries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const game = await q
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow();
  const players = [first];
  for (let n = 1; n < count; n++) {
    const player = await createUser(app);
    players.push(player);
    const row = { ...entry, id: newId(), user_id: player.id, turn: entry.turn + n };
    await q.insertInto('waiting_entries').values(row).execute();
  }
  for (const [n, { id: user_id }] of players.entries()) {
    const sides = { blocker_model: 'Business', blocked_model: 'User' } as const;
    const block = { ...sides, blocker_id: business.id, blocked_id: user_id, created_at: 0 };
    if (n % 2) await q.insertInto('blocks').values(block).execute();
    else
      await q
        .insertInto('reservations')
        .values({ ...game, id: newId(), user_id })
        .execute();
  }
  await q.deleteFrom('cells').where('owner_id', '=', held.id).execute();
  return { entry, players };
}

onBothEngines('an hour that goes past a whole line', (app) => {
  /** How many statements it takes to find somebody who may have the hour. */
  async function cost(entry: { pitch_id: string; starts_at: number; ends_at: number }): Promise<number> {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const freed = cellsOf(entry.starts_at, entry.ends_at).map((starts_at) => ({
      ...{ pitch_id: entry.pitch_id, starts_at },
    }));
    await app().db.transact((tx) => offerFreed({ ...tx, q: tx.q.withPlugin(counter) }, app().ctx, freed));
    return statements;
  }

  it('asks as few questions of 200 who wait as of 5, and passes over each of them once', async () => {
    const [short, long] = [await hopelessLine(app(), 5), await hopelessLine(app(), 200)];
    for (const { entry, players } of [short, long]) {
      await cost(entry);
      const told = app()
        .db.q.selectFrom('notifications')
        .select('owner_id')
        .where('kind', '=', 'waiting_passed')
        .where(
          'owner_id',
          'in',
          players.map(({ id }) => id),
        );
      expect(await told.execute()).toHaveLength(Math.ceil(players.length / 2));
    }
    const questions = await cost(long.entry);
    expect(questions).toBe(await cost(short.entry));
    expect(questions).toBeLessThan(10);
  });

  it('is offered to the one at the end who may have it', async () => {
    const { entry } = await hopelessLine(app(), 20);
    const last = await createUser(app());
    const row = { ...entry, id: newId(), user_id: last.id, turn: entry.turn + 1000 };
    await app().db.q.insertInto('waiting_entries').values(row).execute();
    await cost(entry);
    expect(await placesOf(app(), last)).toMatchObject([{ id: row.id, status: 'offered' }]);
  });
});
