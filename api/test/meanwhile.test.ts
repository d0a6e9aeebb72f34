import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeRejected } from '../src/domains/admin/drop-rejected.ts';
import { createBusiness, createUser } from './factories.ts';
import { callsOf, createTestApp, type TestApp } from './harness.ts';
import { PASSWORD, passwordHash } from './second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

/** The server in which something else happens after the first look, and before anything is written. */
function ctxWhere(change: () => Promise<unknown>): TestApp['ctx'] {
  const transact: TestApp['db']['transact'] = async (work) => {
    await change();
    return app.db.transact(work);
  };
  return { ...app.ctx, db: { ...app.db, transact } };
}

const changed = { password_hash: 'of another password' };
const secret = { currentPassword: PASSWORD, newPassword: 'Yeni-Saha-Kapisi-8' };

it.each<[string, 'users' | 'businesses', string, string, object]>([
  ['the end of an account', 'users', 'post', 'account/delete', { password: PASSWORD }],
  ['the end of a venue', 'businesses', 'post', 'account/close', { password: PASSWORD }],
  ['a player’s new password', 'users', 'put', 'profile/user/update', { ...secret, position: 'Kanat' }],
  ['a venue’s new password', 'businesses', 'put', 'business/account', secret],
])(
  '%s is refused where the password was changed while it was checked',
  async (_, table, method, path, json) => {
    const own = { password_hash: await passwordHash };
    const { id, email, token } = await (table === 'users' ? createUser(app, own) : createBusiness(app, own));
    const change = () => app.db.q.updateTable(table).set(changed).where('id', '=', id).execute();
    const call = callsOf(ctxWhere(change));
    const form = { ...json, fullName: 'Ali Can', email };
    const answer = await call(method, `/api/${path}`, {
      token,
      json: path.startsWith('account') ? json : form,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    const row = app.db.q.selectFrom(table).select(['email', 'password_hash']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ email, ...changed });
  },
);

it('leaves a rejected venue that an admin takes back while old ones are deleted', async () => {
  const { id } = await createBusiness(app, { status: 'pending', next_payment_at: null });
  await app.db.q.updateTable('businesses').set({ rejected_at: 1 }).where('id', '=', id).execute();
  const takeBack = () =>
    app.db.q.updateTable('businesses').set({ rejected_at: null }).where('id', '=', id).execute();
  await purgeRejected(ctxWhere(takeBack));
  const row = app.db.q.selectFrom('businesses').select('id').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ id });
});
