import { describe, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { whileDoing } from '../../../test/held.ts';
import { onPostgres } from '../../../test/locked-rows.ts';
import { forgetNotices } from './forget.ts';

describe('the notices of an account that ends on postgres', () => {
  const scene = onPostgres();

  it('are locked in the table’s order, whether they are the account’s own or name it to others', async () => {
    const { app } = await scene();
    const { q } = app.db;
    const [one, other] = [await createUser(app), await createUser(app)];
    const notice = async (owner_id: string, about_user: string) => {
      const id = `${owner_id}-notice`;
      await q
        .insertInto('notifications')
        .values({
          ...{ id, owner_id, about_user, owner_model: 'User', kind: 'friend_request', created_at: 1 },
          ...{ text: 'Haber', link: '/', once_key: null, title: null, broadcast_id: null, read_at: null },
        })
        .execute();
      return id;
    };
    const first = await notice(other.id, one.id);
    const later = await notice(one.id, other.id);
    const notices = q.selectFrom('notifications').select('id');
    let free: object[] = [];
    await whileDoing(
      app,
      (tx) => tx.q.selectFrom('notifications').select('id').where('id', '=', first).forUpdate().execute(),
      [() => app.db.transact((tx) => forgetNotices(tx.q, one.id))],
      async () => {
        free = await notices.where('id', '=', later).forUpdate().skipLocked().execute();
      },
    );
    expect(free).toEqual([{ id: later }]);
    expect(await notices.where('id', 'in', [first, later]).execute()).toEqual([]);
  });
});
