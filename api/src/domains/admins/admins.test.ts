import type { AdminRole } from 'mf-shared/contracts/admin';
import type { AdminAccount, AdminInvitation, AdminInvited } from 'mf-shared/contracts/admins';
import type { AuditEntry } from 'mf-shared/contracts/audit';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { readPages } from '../../../test/pages.ts';
import { logIn, passwordHash } from '../../../test/second-factor.ts';
import { newId } from '../../base/id.ts';
import { purgeInvitations } from './index.ts';

const PASSWORD = 'Yagmurlu-Aksam-19';
const REASON = 'Görev değişikliği';

const admin = async (app: TestApp, admin_role: AdminRole = 'owner') =>
  createUser(app, { role: 'admin', admin_role, password_hash: await passwordHash });
const list = async (app: TestApp, { token }: TestUser) =>
  (await app.call<AdminAccount[]>('get', '/api/admin/admins', { token })).body;
const roleOf = async (app: TestApp, id: string) =>
  app.db.q.selectFrom('users').select(['role', 'admin_role']).where('id', '=', id).executeTakeFirstOrThrow();
const open = async (app: TestApp, { token }: TestUser) =>
  (await app.call<AdminInvitation[]>('get', '/api/admin/admin-invitations', { token })).body;
const act = (app: TestApp, owner: TestUser, whom: { id: string }, what: string, json: object) =>
  app.call<{ code: string }>(what === 'role' ? 'put' : 'post', `/api/admin/admins/${whom.id}/${what}`, {
    ...{ token: owner.token, json: { reason: REASON, ...json } },
  });

async function logOf(app: TestApp, { token }: TestUser, query: string) {
  const { body } = await app.call<AuditEntry[]>('get', `/api/admin/audit?${query}`, { token });
  return body.map(({ act: done, who, before, after, reason }) => ({ done, who, before, after, reason }));
}

/** The token of the link of a new invitation. */
async function invite(app: TestApp, owner: TestUser, email: string, role: AdminRole = 'support') {
  const { status, body } = await app.call<AdminInvited & { code: string; fields: object }>(
    ...(['post', '/api/admin/admin-invitations', { token: owner.token, json: { email, role } }] as const),
  );
  return { status, body, link: /token=(.+)$/.exec(body.inviteUrl ?? '')?.[1] ?? '' };
}
const accept = (app: TestApp, token: string, part: object = {}) =>
  app.call<{ code: string; fields?: object }>('post', '/api/admin/invitation/accept', {
    json: { token, name: 'Nil Aydın', password: PASSWORD, ...part },
  });
const show = (app: TestApp, token: string) => app.call('post', '/api/admin/invitation', { json: { token } });
const address = () => `${newId()}@yonetici.test`;

onBothEngines('the list of admins', (app) => {
  it('shows each with the second factor and the last use, page by page', async () => {
    const [owner, helper] = [await admin(app()), await admin(app(), 'support')];
    const rows = await list(app(), owner);
    expect(rows.find(({ id }) => id === owner.id)).toMatchObject({
      ...{ role: 'owner', self: true, secondFactor: false },
      lastUsedAt: new Date(app().time.now).toISOString(),
    });
    expect(rows.find(({ id }) => id === helper.id)).toMatchObject({ role: 'support', self: false });
    const pages = await readPages(app(), '/api/admin/admins', 1, owner.token);
    expect(pages.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it.each(['support', 'finance'] as const)('is not for %s', async (role) => {
    const helper = await admin(app(), role);
    for (const path of ['admins', 'admin-invitations'])
      expect((await app().call('get', `/api/admin/${path}`, { token: helper.token })).status).toBe(403);
    expect((await invite(app(), helper, address())).status).toBe(403);
    expect((await act(app(), helper, await admin(app()), 'remove', { seen: 'owner' })).status).toBe(403);
  });
});

onBothEngines('the rights of an admin', (app) => {
  it('change to another role, with a trace and a new login', async () => {
    const [owner, helper] = [await admin(app()), await admin(app(), 'support')];
    expect((await act(app(), owner, helper, 'role', { seen: 'support', role: 'finance' })).status).toBe(200);
    expect(await roleOf(app(), helper.id)).toEqual({ role: 'admin', admin_role: 'finance' });
    expect((await app().call('get', '/api/admin/queue/counts', { token: helper.token })).status).toBe(401);
    expect(await logOf(app(), owner, `kind=admin&subject=${helper.id}`)).toEqual([
      {
        ...{ done: 'admin.role', who: owner.email, reason: REASON },
        ...{ before: { role: 'support' }, after: { role: 'finance' } },
      },
    ]);
  });

  it('end at once, and the account stays a player’s', async () => {
    const [owner, other] = [await admin(app()), await admin(app())];
    const { link } = await invite(app(), other, address());
    expect((await act(app(), owner, other, 'remove', { seen: 'owner' })).status).toBe(200);
    expect((await app().call('get', '/api/admin/admins', { token: other.token })).status).toBe(401);
    expect(await roleOf(app(), other.id)).toEqual({ role: 'user', admin_role: null });
    expect((await logIn(app(), other.email, 'admin/login')).status).toBe(401);
    expect((await logIn(app(), other.email)).body.token).toBeTruthy();
    // Nobody joins by an invitation of somebody who is no owner any more.
    expect((await accept(app(), link)).status).toBe(410);
    const [removed] = await logOf(app(), owner, `kind=admin&subject=${other.id}`);
    expect(removed).toMatchObject({ done: 'admin.remove', after: { revoked: [expect.any(String)] } });
  });

  it('leave the sessions alone when they only end', async () => {
    const [owner, helper] = [await admin(app()), await admin(app(), 'support')];
    expect((await act(app(), owner, helper, 'sign-out', { seen: 'support' })).status).toBe(200);
    expect((await app().call('get', '/api/admin/queue/counts', { token: helper.token })).status).toBe(401);
    expect((await logIn(app(), helper.email, 'admin/login')).body.token).toBeTruthy();
  });

  it('give what the admin worked on back to all', async () => {
    const [owner, helper] = [await admin(app()), await admin(app(), 'support')];
    const player = await createUser(app());
    const json = { subject: 'other', text: 'Şifremi unuttum, yardımcı olur musunuz?' };
    await app().call('post', '/api/support', { token: player.token, json });
    const item = await app()
      .db.q.selectFrom('queue_items')
      .innerJoin('support_requests as s', 's.id', 'queue_items.support_id')
      .select(['queue_items.id', 'version'])
      .where('s.owner_id', '=', player.id)
      .executeTakeFirstOrThrow();
    const taken = await app().call('post', `/api/admin/queue/${item.id}/take`, {
      ...{ token: helper.token, json: { version: item.version } },
    });
    expect(taken.status).toBe(200);
    await act(app(), owner, helper, 'role', { seen: 'support', role: 'finance' });
    const { body } = await app().call('get', `/api/admin/queue/${item.id}`, { token: owner.token });
    expect(body).toMatchObject({ state: 'open', assignee: null });
  });

  it.each([
    ['role', { seen: 'owner', role: 'support' }],
    ['sign-out', { seen: 'owner' }],
    ['remove', { seen: 'owner' }],
  ])('are nobody’s own to change: %s', async (what, json) => {
    const owner = await admin(app());
    const { status, body } = await act(app(), owner, owner, what, json);
    expect([status, body.code]).toEqual([403, 'admin_self']);
  });

  it('are refused from a page that shows an old role, and for a player', async () => {
    const [owner, helper, player] = [
      await admin(app()),
      await admin(app(), 'support'),
      await createUser(app()),
    ];
    for (const whom of [{ ...helper }, player])
      expect((await act(app(), owner, whom, 'remove', { seen: 'finance' })).body.code).toBe('admin_changed');
    expect((await act(app(), owner, { id: newId() }, 'remove', { seen: 'finance' })).status).toBe(404);
    expect((await act(app(), owner, helper, 'remove', { seen: 'support', reason: ' ' })).status).toBe(400);
    const same = await act(app(), owner, helper, 'role', { seen: 'support', role: 'support' });
    expect(same.status).toBe(400);
    expect(await roleOf(app(), helper.id)).toMatchObject({ admin_role: 'support' });
  });

  it('keep the account from being deleted', async () => {
    const owner = await admin(app());
    const { body } = await logIn(app(), owner.email);
    const answer = await app().call<{ code: string }>('post', '/api/account/delete', {
      ...{ token: body.token ?? '', json: { password: 'Saha-Kapisi-7' } },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'account_of_admin']);
  });
});

onBothEngines('an invitation of an admin', (app) => {
  it('makes a new account, which logs in with its own password', async () => {
    const [owner, email] = [await admin(app()), address()];
    const { status, body, link } = await invite(app(), owner, email.toUpperCase(), 'finance');
    expect([status, body.invitation.email]).toEqual([201, email]);
    expect((await show(app(), link)).body).toEqual({ email, role: 'finance', hasAccount: false });
    expect(await open(app(), owner)).toContainEqual(body.invitation);
    expect((await accept(app(), link)).status).toBe(200);
    const { q } = app().db;
    const row = q.selectFrom('users').select(['id', 'full_name', 'admin_role']).where('email', '=', email);
    const { id, ...made } = await row.executeTakeFirstOrThrow();
    expect(made).toEqual({ full_name: 'Nil Aydın', admin_role: 'finance' });
    const login = { email, password: PASSWORD };
    expect((await app().call('post', '/api/admin/login', { json: login })).status).toBe(200);
    expect(await open(app(), owner)).not.toContainEqual(body.invitation);
    expect(await logOf(app(), owner, `kind=admin&subject=${id}`)).toMatchObject([
      { done: 'admin.join', who: email, after: { role: 'finance', invitedBy: owner.email } },
    ]);
    expect(await logOf(app(), owner, `kind=invitation&subject=${body.invitation.id}`)).toMatchObject([
      { done: 'admin.invite', after: { email, role: 'finance' } },
    ]);
    // It works once.
    for (const again of [await accept(app(), link), await show(app(), link)]) expect(again.status).toBe(410);
  });

  it('needs the password so far of an account that there is, and ends its sessions', async () => {
    const owner = await admin(app());
    const player = await createUser(app(), { password_hash: await passwordHash });
    const { link } = await invite(app(), owner, player.email);
    expect((await show(app(), link)).body).toMatchObject({ hasAccount: true });
    for (const currentPassword of [undefined, 'tahmin'])
      expect(await accept(app(), link, { currentPassword })).toMatchObject({
        ...{ status: 401, body: { fields: { currentPassword: 'Şifreniz hatalı.' } } },
      });
    expect(await roleOf(app(), player.id)).toEqual({ role: 'user', admin_role: null });
    expect((await accept(app(), link, { currentPassword: 'Saha-Kapisi-7' })).status).toBe(200);
    expect(await roleOf(app(), player.id)).toEqual({ role: 'admin', admin_role: 'support' });
    expect((await app().call('get', '/api/account/sessions', { token: player.token })).status).toBe(401);
    const login = { email: player.email, password: PASSWORD };
    expect((await app().call('post', '/api/admin/login', { json: login })).status).toBe(200);
  });

  it('ends when it is revoked, when its time is over, and when its owner is none any more', async () => {
    const [owner, other] = [await admin(app()), await admin(app())];
    const revoked = await invite(app(), owner, address());
    const path = `/api/admin/admin-invitations/${revoked.body.invitation.id}`;
    expect((await app().call('delete', path, { token: other.token })).status).toBe(200);
    expect((await app().call('delete', path, { token: other.token })).status).toBe(404);
    expect((await accept(app(), revoked.link)).status).toBe(410);

    const demoted = await invite(app(), other, address());
    await act(app(), owner, other, 'role', { seen: 'owner', role: 'support' });
    expect((await accept(app(), demoted.link)).status).toBe(410);

    const late = await invite(app(), owner, address());
    app().time.now += 48 * HOUR_MS - 1;
    expect((await show(app(), late.link)).status).toBe(200);
    app().time.now += 1;
    expect((await show(app(), late.link)).status).toBe(410);
    expect((await accept(app(), late.link)).status).toBe(410);
    await purgeInvitations(app().ctx);
    expect(await app().db.q.selectFrom('admin_invitations').select('id').execute()).toEqual([]);
  });

  it.each([
    ['without a name', { name: undefined }, 'name'],
    ['with a weak password', { password: 'nil.aydin1' }, 'password'],
    ['with a short password', { password: 'kisa' }, 'password'],
  ])('is not accepted %s', async (_, part, field) => {
    const { link } = await invite(app(), await admin(app()), address());
    const { status, body } = await accept(app(), link, part);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await show(app(), link)).status).toBe(200);
  });

  it('is refused for an admin, a suspended account, and twice', async () => {
    const [owner, email] = [await admin(app()), address()];
    const suspended = await createUser(app(), { suspended_at: app().time.now, suspend_reason: 'x' });
    expect((await invite(app(), owner, owner.email)).body.code).toBe('admin_already');
    expect((await invite(app(), owner, suspended.email)).body.fields).toHaveProperty('email');
    expect((await invite(app(), owner, email)).status).toBe(201);
    expect((await invite(app(), owner, email)).body.code).toBe('admin_invited');
    expect((await invite(app(), owner, address(), 'king' as AdminRole)).status).toBe(400);
  });

  it('is not accepted twice at once', async () => {
    const { link } = await invite(app(), await admin(app()), address());
    const answers = await Promise.all([accept(app(), link), accept(app(), link), accept(app(), link)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});
