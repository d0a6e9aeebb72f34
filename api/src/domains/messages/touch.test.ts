import { expect, it } from 'vitest';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import type { Side } from '../../auth/side.ts';
import { deliverMessage } from './deliver.ts';

onBothEngines('chat lists that two transactions change at once', (app, engine) => {
  it('come without a deadlock when a venue tells the same players in another order', async () => {
    const { ctx, db, retries } = app();
    const from: Side = { model: 'Business', id: (await createVenue(app())).id };
    const users = await Promise.all([createUser(app()), createUser(app())]);
    const players = users.map(({ id }): Side => ({ model: 'User', id }));
    // SQLite runs one writing transaction at a time, so nobody could wait for the other one there.
    const bothTold = meeting(engine === 'postgres' ? 2 : 1);
    const tell = (order: readonly Side[]) =>
      db.transact(async (tx) => {
        for (const to of order) {
          await deliverMessage(ctx, tx, { from, to, content: 'Saha kapalı.' });
          await bothTold();
        }
      });
    await Promise.all([tell(players), tell(players.toReversed())]);
    expect(retries).toEqual([]);
    const lists = db.q.selectFrom('conversations').select(['owner_id', 'unread']);
    const rows = await lists.where('partner_id', '=', from.id).execute();
    expect(rows.map(({ unread }) => Number(unread))).toEqual([2, 2]);
  });
});

/** Answers a function that resolves once so many have called it. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return () => {
    came++;
    if (came >= size) resolve();
    return promise;
  };
}
