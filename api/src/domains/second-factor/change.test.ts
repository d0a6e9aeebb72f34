import type { PasskeyOptions, TotpStarted } from 'mf-shared/contracts/second-factor';
import { expect, it } from 'vitest';
import { SoftwarePasskey } from '../../../test/authenticator.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import {
  assertionFor,
  codeAt,
  confirmedBy,
  logIn,
  PASSWORD,
  passwordHash,
  post,
  statusOf,
  takeStep,
  ticketOf,
  withPasskey,
  withTotp,
} from '../../../test/second-factor.ts';
import { allRows } from '../../../test/tables.ts';
import { tokenFor } from '../../../test/tokens.ts';
import { ensureFactor } from './queries.ts';

onBothEngines('changes of the second factor', (app) => {
  const player = async () => createUser(app(), { password_hash: await passwordHash });

  it('begin with the password: an open session alone sets nothing up', async () => {
    const user = await player();
    for (const path of ['totp', 'passkeys/options']) {
      const { status, body } = await post(app(), path, { password: 'yanlis-parola' }, user.token);
      expect([path, status, body.fields]).toEqual([path, 400, { password: 'Şifreniz hatalı.' }]);
    }
    expect(await statusOf(app(), user)).toMatchObject({ enabled: false, totp: false });
  });

  it('take the password of a venue as its login does, without quotes and blanks, and of a player as it is', async () => {
    const owner = await createVenue(app(), { password_hash: await passwordHash });
    const member = await createStaff(app(), owner, 'manager');
    await app()
      .db.q.updateTable('staff')
      .set({ password_hash: await passwordHash })
      .where('id', '=', member.staffId)
      .execute();
    const typed = [`"${PASSWORD}"`, ` '${PASSWORD}' `];
    const users = await Promise.all(typed.map(async (text) => ({ password_hash: await quickHash(text) })));
    for (const [n, password] of typed.entries()) {
      const quoted = await createUser(app(), users[n]);
      for (const path of ['totp', 'passkeys/options']) {
        const begin = async ({ token }: { token: string }) =>
          (await post(app(), path, { password }, token)).status;
        const statuses = [await begin(owner), await begin(member), await begin(quoted)];
        expect([path, password, ...statuses]).toEqual([path, password, 200, 200, 200]);
        expect([path, password, await begin(await player())]).toEqual([path, password, 400]);
      }
    }
  });

  it('ask for the second step where there is one: session and password alone add and replace nothing', async () => {
    const user = await player();
    const { secret, recoveryCodes } = await withTotp(app(), user);
    for (const path of ['totp', 'passkeys/options']) {
      const begin = (proof: object) => post(app(), path, { password: PASSWORD, ...proof }, user.token);
      const { status, body } = await begin({});
      expect([path, status, body.code]).toEqual([path, 400, 'validation']);
      expect((await begin({ code: codeAt(app(), secret, 5) })).body.code).toBe('second_factor_wrong');
      expect((await begin({ recoveryCode: recoveryCodes.pop() })).status).toBe(200);
    }
  });

  it('begin as often as they are asked for at the same moment', async () => {
    for (const { id } of await Promise.all(Array.from({ length: 40 }, () => createUser(app())))) {
      await Promise.all(Array.from({ length: 8 }, () => ensureFactor(app().db.q, { model: 'User', id })));
    }
  });

  it('end what was begun with the password alone when the second step is switched on', async () => {
    const user = await player();
    const thief = await tokenFor(app(), user, 'user');
    const json = { password: PASSWORD };
    const app1 = await post<TotpStarted>(app(), 'totp', json, thief);
    const key = await post<PasskeyOptions>(app(), 'passkeys/options', json, thief);
    expect((await withPasskey(app(), user)).answer.status).toBe(201);
    const code = codeAt(app(), app1.body.secret);
    expect((await post(app(), 'totp/confirm', { code }, thief)).body.code).toBe('changed_meanwhile');
    const response = new SoftwarePasskey().registration(key.body.options);
    expect((await post(app(), 'passkeys', { name: 'Onun', response }, thief)).body.code).toBe(
      'passkey_rejected',
    );
    expect(await statusOf(app(), user)).toMatchObject({ totp: false, passkeys: [{ name: 'Telefonum' }] });
  });

  it('take no challenge that was for something else: a login’s changes nothing, a change’s adds nothing', async () => {
    const user = await player();
    const { passkey } = await withPasskey(app(), user);
    const forLogin = await assertionFor(app(), await ticketOf(app(), user.email));
    const json = { password: PASSWORD, passkey: passkey.assertion(forLogin) };
    expect((await post(app(), 'second-factor/off', json, user.token)).body.code).toBe('second_factor_wrong');
    const { body } = await post<PasskeyOptions>(app(), 'second-factor/confirm-options', {}, user.token);
    const rp = { id: 'localhost' };
    const response = new SoftwarePasskey().registration({ ...body.options, rp });
    const added = await post(app(), 'passkeys', { name: 'Onun', response }, user.token);
    expect([added.status, added.body.code]).toEqual([400, 'passkey_rejected']);
    const ticket = await ticketOf(app(), user.email);
    const other = await confirmedBy(app(), user, passkey);
    expect((await takeStep(app(), ticket, other)).body.code).toBe('second_factor_wrong');
  });

  it('count for nothing until a code confirms the app', async () => {
    const user = await player();
    const { body } = await post<{ secret: string; uri: string }>(
      app(),
      'totp',
      { password: PASSWORD },
      user.token,
    );
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toContain('issuer=Topla');
    expect((await logIn(app(), user.email)).body.token).toBeDefined();
    const wrong = await post(app(), 'totp/confirm', { code: codeAt(app(), body.secret, 3) }, user.token);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'second_factor_wrong']);
    expect((await logIn(app(), user.email)).body.token).toBeDefined();
    expect((await post(app(), 'totp/confirm', { code: codeAt(app(), body.secret) }, user.token)).status).toBe(
      200,
    );
    expect((await logIn(app(), user.email)).body.token).toBeUndefined();
    const again = await post(app(), 'totp/confirm', { code: codeAt(app(), body.secret, 1) }, user.token);
    expect(again.body.code).toBe('changed_meanwhile');
  });

  it('let a new app take the place of the old one, whose codes then count no longer', async () => {
    const user = await player();
    const old = await withTotp(app(), user);
    const fresh = await withTotp(app(), user, { code: codeAt(app(), old.secret) });
    expect([old.recoveryCodes.length, fresh.recoveryCodes.length]).toEqual([10, 0]);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, { code: codeAt(app(), old.secret) })).status).toBe(400);
    expect((await takeStep(app(), ticket, { code: codeAt(app(), fresh.secret) })).status).toBe(200);
    const other = await ticketOf(app(), user.email);
    expect((await takeStep(app(), other, { recoveryCode: old.recoveryCodes[0] })).status).toBe(200);
  });

  it('keep secret and codes unreadable in the database and out of the download', async () => {
    const user = await player();
    const { secret, recoveryCodes } = await withTotp(app(), user);
    await withPasskey(app(), user, { proof: { code: codeAt(app(), secret) } });
    const stored = JSON.stringify(await allRows(app().db));
    const file = await app().call('get', '/api/account/export', { token: user.token });
    const text = JSON.stringify(file.body);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(hidden);
      expect(text).not.toContain(hidden);
    }
    expect(file.body.passkeys).toMatchObject([{ name: 'Telefonum' }]);
    expect(text).not.toContain('totp');
  });

  it('switch it off with password and second step together only', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const off = (json: object) => post(app(), 'second-factor/off', json, user.token);
    expect((await off({ password: 'yanlis-parola', code: codeAt(app(), secret) })).status).toBe(400);
    expect((await off({ password: PASSWORD, code: '000000' })).status).toBe(400);
    expect((await off({ password: PASSWORD })).status).toBe(400);
    expect(await statusOf(app(), user)).toMatchObject({ enabled: true });
    expect((await off({ password: PASSWORD, code: codeAt(app(), secret) })).status).toBe(200);
    expect(await statusOf(app(), user)).toMatchObject({ enabled: false, totp: false, recoveryCodesLeft: 0 });
    expect((await logIn(app(), user.email)).body.token).toBeDefined();
    expect((await off({ password: PASSWORD, code: '000000' })).body.code).toBe('second_factor_off');
  });

  it('replace all recovery codes at once', async () => {
    const user = await player();
    const { secret, recoveryCodes } = await withTotp(app(), user);
    const json = { password: PASSWORD, code: codeAt(app(), secret) };
    const { body } = await post<{ recoveryCodes: string[] }>(app(), 'recovery-codes', json, user.token);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await takeStep(app(), ticket, { recoveryCode: body.recoveryCodes[9] })).status).toBe(200);
  });

  it('take passkeys away, except the last thing beside the password', async () => {
    const user = await player();
    const { passkey } = await withPasskey(app(), user);
    const asked = await assertionFor(app(), await ticketOf(app(), user.email));
    // The browser learns how the key is reached, so that it asks no USB stick for the phone's own key.
    expect(asked.allowCredentials).toMatchObject([{ transports: ['internal'] }]);
    const proof = await confirmedBy(app(), user, passkey);
    const other = await withPasskey(app(), user, { proof });
    const idOf = (one: typeof passkey) => one.id.toString('base64url');
    const remove = async (one: typeof passkey) => {
      const json = { password: PASSWORD, ...(await confirmedBy(app(), user, passkey)) };
      return post(app(), `passkeys/${idOf(one)}/remove`, json, user.token);
    };
    expect((await remove(other.passkey)).status).toBe(200);
    expect((await remove(other.passkey)).body.code).toBe('passkey_not_found');
    expect((await remove(passkey)).body.code).toBe('second_factor_last');
    expect((await statusOf(app(), user)).passkeys.map(({ id }) => id)).toEqual([idOf(passkey)]);
    await withTotp(app(), user, await confirmedBy(app(), user, passkey));
    expect((await remove(passkey)).status).toBe(200);
  });

  it('take up to ten passkeys, none of an authenticator that has one', async () => {
    const user = await player();
    const { passkey } = await withPasskey(app(), user);
    const own = passkey.id.toString('base64url');
    const { q } = app().db;
    const row = await q.selectFrom('passkeys').selectAll().where('id', '=', own).executeTakeFirstOrThrow();
    const more = Array.from({ length: 8 }, (_, n) => ({ ...row, id: `${own}-${n}` }));
    await q.insertInto('passkeys').values(more).execute();
    const begin = async () => {
      const json = { password: PASSWORD, ...(await confirmedBy(app(), user, passkey)) };
      return post<PasskeyOptions>(app(), 'passkeys/options', json, user.token);
    };
    const { body } = await begin();
    expect(body.options.excludeCredentials?.map(({ id }) => id)).toEqual([own, ...more.map(({ id }) => id)]);
    await q
      .insertInto('passkeys')
      .values({ ...row, id: `${own}-last` })
      .execute();
    expect((await begin()).body.code).toBe('passkey_limit');
  });

  it('refuse a passkey that was made for another site, or for a challenge that was used', async () => {
    const user = await player();
    const foreign = await withPasskey(app(), user, { origin: 'https://topla.example' });
    expect([foreign.answer.status, foreign.answer.body.code]).toEqual([400, 'passkey_rejected']);
    const { response } = await withPasskey(app(), user);
    const again = await post(app(), 'passkeys', { name: 'Yine', response }, user.token);
    expect([again.status, again.body.code]).toEqual([400, 'passkey_rejected']);
    expect((await statusOf(app(), user)).passkeys).toHaveLength(1);
  });

  it('reach no passkey of somebody else', async () => {
    const [user, stranger] = [await player(), await player()];
    const { secret } = await withTotp(app(), user);
    const { passkey } = await withPasskey(app(), stranger);
    const json = { password: PASSWORD, code: codeAt(app(), secret) };
    const { status } = await post(
      app(),
      `passkeys/${passkey.id.toString('base64url')}/remove`,
      json,
      user.token,
    );
    expect(status).toBe(404);
    expect((await statusOf(app(), stranger)).passkeys).toHaveLength(1);
  });
});

const PUBLIC = 'https://halisaha.example';
onBothEngines('passkeys behind a public address', (app) => {
  it('belong to that address, whichever host the call came to', async () => {
    app().ctx.config = { ...app().ctx.config, publicUrl: PUBLIC };
    const user = await createUser(app(), { password_hash: await passwordHash });
    expect((await withPasskey(app(), user)).answer.status).toBe(400);
    expect((await withPasskey(app(), user, { origin: PUBLIC })).answer.status).toBe(201);
  });
});
