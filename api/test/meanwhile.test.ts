import type { TotpStarted } from 'mf-shared/contracts/second-factor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeRejected } from '../src/domains/admin/drop-rejected.ts';
import { createUser, createVenue } from './factories.ts';
import { callsOf, createTestApp, type TestApp } from './harness.ts';
import { codeAt, PASSWORD, passwordHash, post, takeStep, ticketOf, withTotp } from './second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp('sqlite');
});
afterAll(() => app.close());

/** The server; `change` happens after its first read, before any write. */
function ctxWhere(change: () => Promise<unknown>): TestApp['ctx'] {
  const transact: TestApp['db']['transact'] = async (work) => {
    await change();
    return app.db.transact(work);
  };
  return { ...app.ctx, db: { ...app.db, transact } };
}

const changed = { password_hash: 'of another password' };
const secret = { currentPassword: PASSWORD, newPassword: 'Yeni-Saha-Kapisi-8' };

it.each<[string, 'users' | 'venues', string, string, object]>([
  ['the end of an account', 'users', 'post', 'account/delete', { password: PASSWORD }],
  ['the end of a venue', 'venues', 'post', 'account/close', { password: PASSWORD }],
  ['a player’s new password', 'users', 'put', 'profile/user/update', { ...secret, position: 'Kanat' }],
  ['a venue’s new password', 'venues', 'put', 'business/account', secret],
])(
  '%s is refused where the password was changed while it was checked',
  async (_, table, method, path, json) => {
    const own = { password_hash: await passwordHash };
    const { id, email, token } = await (table === 'users' ? createUser(app, own) : createVenue(app, own));
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

/** Calls of a server where `change` happens right after the token of a call that writes was checked. */
const callsWhere = (change: () => Promise<unknown>) => {
  const { limits } = app.ctx;
  const take: typeof limits.take = async (name, ...counted) => {
    if (name === 'write') await change();
    return limits.take(name, ...counted);
  };
  return callsOf({ ...app.ctx, limits: { ...limits, take } });
};

it.each<[string, 'users' | 'venues', string, string, object]>([
  ['the end of an account', 'users', 'post', 'account/delete', { password: PASSWORD }],
  ['the end of a venue', 'venues', 'post', 'account/close', { password: PASSWORD }],
  ['a venue’s new password', 'venues', 'put', 'business/account', secret],
  ['a player’s new app', 'users', 'post', 'account/totp', { password: PASSWORD }],
  ['a venue’s new app', 'venues', 'post', 'account/totp', { password: PASSWORD }],
])(
  '%s is not for an account that ended since its token was checked',
  async (_, table, method, path, json) => {
    const own = { password_hash: await passwordHash };
    const { email, token } = await (table === 'users' ? createUser(app, own) : createVenue(app, own));
    const end = `/api/account/${table === 'users' ? 'delete' : 'close'}`;
    const change = async () =>
      expect((await app.call('post', end, { token, json: { password: PASSWORD } })).status).toBe(200);
    const form = path.startsWith('account') ? json : { ...json, email };
    const answer = await callsWhere(change)(method, `/api/${path}`, { token, json: form });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  },
);

it('leaves a rejected venue that an admin takes back while old ones are deleted', async () => {
  const { id } = await createVenue(app, { status: 'pending', next_payment_at: null });
  await app.db.q.updateTable('venues').set({ rejected_at: 1 }).where('id', '=', id).execute();
  const takeBack = () =>
    app.db.q.updateTable('venues').set({ rejected_at: null }).where('id', '=', id).execute();
  await purgeRejected(ctxWhere(takeBack));
  const row = app.db.q.selectFrom('venues').select('id').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ id });
});

describe('an authenticator app that is replaced', () => {
  /** The server; `change` happens once, right after a second factor is read. */
  function afterLook(change: () => Promise<unknown>): TestApp {
    let isDone = false;
    const q = app.db.q.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isFactor = result.rows.some((row) => 'totp_secret' in row);
        if (isFactor && !isDone) {
          isDone = true;
          await change();
        }
        return result;
      },
    });
    return { ...app, call: callsOf({ ...app.ctx, db: { ...app.db, q } }) };
  }
  const begin = async ({ token }: { token: string }, proof: object = {}) => {
    const { body } = await post<TotpStarted>(app, 'totp', { password: PASSWORD, ...proof }, token);
    return body.secret;
  };
  const secretOf = ({ id }: { id: string }) =>
    app.db.q
      .selectFrom('second_factors')
      .select(['totp_secret', 'totp_last_step', 'enabled_at'])
      .where('account_id', '=', id)
      .executeTakeFirst();

  it('is not set up by the code of a secret that another tab has replaced meanwhile', async () => {
    const user = await createUser(app, { password_hash: await passwordHash });
    const secret = await begin(user);
    const at = afterLook(() => begin(user));
    const answer = await post(at, 'totp/confirm', { code: codeAt(app, secret) }, user.token);
    expect(answer).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(await secretOf(user)).toEqual({ totp_secret: null, totp_last_step: null, enabled_at: null });
  });

  it('takes no code of the former app from then on', async () => {
    const user = await createUser(app, { password_hash: await passwordHash });
    const { secret, recoveryCodes } = await withTotp(app, user);
    const ticket = await ticketOf(app, user.email);
    const replace = () => withTotp(app, user, { recoveryCode: recoveryCodes[0] });
    const answer = await takeStep(afterLook(replace), ticket, { code: codeAt(app, secret) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'second_factor_wrong' } });
    expect(answer.body).not.toHaveProperty('token');
  });
});
