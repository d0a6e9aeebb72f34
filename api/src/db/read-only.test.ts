import { expect, it } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { readOnly } from './read-only.ts';

onBothEngines('a database for calls that must not write', (app) => {
  it('reads, and refuses every statement that writes, and transactions', async () => {
    const { id } = await createUser(app());
    const db = readOnly(app().db);
    const before = await db.q.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    expect(before?.id).toBe(id);
    const view_id = 'v';
    const refused = { code: 'view_only' };
    await expect(db.q.updateTable('users').set({ city: 'Muş' }).execute()).rejects.toMatchObject(refused);
    await expect(db.q.deleteFrom('users').execute()).rejects.toMatchObject(refused);
    const row = { view_id, call: '/', count: 1 };
    await expect(db.q.insertInto('account_view_reads').values(row).execute()).rejects.toMatchObject(refused);
    await expect(db.transact(async () => 1)).rejects.toMatchObject(refused);
    const after = app().db.q.selectFrom('users').selectAll().where('id', '=', id);
    expect(await after.executeTakeFirst()).toEqual(before);
    expect(readOnly(app().db)).toBe(db);
  });
});
