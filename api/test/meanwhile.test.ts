import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBusiness, createUser } from './factories.ts';
import { callsOf, createTestApp, type TestApp } from './harness.ts';
import { PASSWORD, passwordHash } from './second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

/** Calls in which something else happens after the password was checked, and before anything is written. */
function callWhere(change: () => Promise<unknown>): TestApp['call'] {
  const transact: TestApp['db']['transact'] = async (work) => {
    await change();
    return app.db.transact(work);
  };
  return callsOf({ ...app.ctx, db: { ...app.db, transact } });
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
    const call = callWhere(() => app.db.q.updateTable(table).set(changed).where('id', '=', id).execute());
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
