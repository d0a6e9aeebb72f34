import { MINUTE_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import type { SoftwarePasskey } from '../../../test/authenticator.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  assertionFor,
  codeAt,
  confirmedBy,
  logIn,
  statusOf,
  takeStep,
  ticketOf,
  withPasskey,
  withTotp,
} from '../../../test/second-factor.ts';
import { asked } from '../../../test/second-factor-login.ts';
import { keyedHash } from '../../auth/secret-box.ts';

onBothEngines('a login with a second factor', (app) => {
  const { player, later } = asked(app);

  it('takes a recovery code once, however it is typed and whoever comes at that moment', async () => {
    const user = await player();
    const { recoveryCodes } = await withTotp(app(), user);
    expect(new Set(recoveryCodes).size).toBe(10);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(app(), user.email)));
    const [first = ''] = recoveryCodes;
    const ticket = tickets.pop() ?? '';
    const answers = await Promise.all(tickets.map((each) => takeStep(app(), each, { recoveryCode: first })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const hash = keyedHash(app().ctx.config.jwtSecret, 'recovery codes', `${user.id}:0110abcdef`);
    await app().db.q.insertInto('recovery_codes').values({ account_id: user.id, hash }).execute();
    expect((await takeStep(app(), ticket, { recoveryCode: ' OliO BAcdef ' })).status).toBe(400);
    expect((await takeStep(app(), ticket, { recoveryCode: ' Olio ABcdef ' })).status).toBe(200);
    expect((await statusOf(app(), user)).recoveryCodesLeft).toBe(9);
  });

  it('refuses the code of an app whose secret can no longer be read, and takes a passkey instead', async () => {
    const user = await player();
    const { secret } = await withTotp(app(), user);
    const proof = { code: codeAt(app(), secret) };
    const { passkey } = await withPasskey(app(), user, { proof });
    const before = app().ctx.config;
    app().ctx.config = { ...before, jwtSecret: 'a secret that was set in the place of the first one' };
    try {
      const ticket = await ticketOf(app(), user.email);
      const refused = await takeStep(app(), ticket, { code: codeAt(app(), secret, 1) });
      expect([refused.status, refused.body.code]).toEqual([400, 'second_factor_wrong']);
      const assertion = passkey.assertion(await assertionFor(app(), ticket));
      expect((await takeStep(app(), ticket, { passkey: assertion })).status).toBe(200);
    } finally {
      app().ctx.config = before;
    }
  });

  it('offers no recovery code where none is left', async () => {
    const user = await player();
    await withTotp(app(), user);
    const methods = async () => (await logIn(app(), user.email)).body.secondFactor?.methods;
    expect(await methods()).toEqual(['totp', 'recovery']);
    await app().db.q.deleteFrom('recovery_codes').where('account_id', '=', user.id).execute();
    expect(await methods()).toEqual(['totp']);
  });

  it('takes no recovery code of somebody else', async () => {
    const [user, stranger] = [await player(), await player()];
    await withTotp(app(), user);
    const { recoveryCodes } = await withTotp(app(), stranger);
    const ticket = await ticketOf(app(), user.email);
    expect((await takeStep(app(), ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(400);
  });

  it('takes a passkey’s signature once', async () => {
    const user = await player();
    const { passkey, answer } = await withPasskey(app(), user);
    expect([answer.status, answer.body.recoveryCodes?.length]).toEqual([201, 10]);
    const { body } = await logIn(app(), user.email);
    expect(body.secondFactor?.methods).toEqual(['passkey', 'recovery']);
    const ticket = body.secondFactor?.ticket ?? '';
    const assertion = passkey.assertion(await assertionFor(app(), ticket));
    const both = await Promise.all([
      takeStep(app(), ticket, { passkey: assertion }),
      takeStep(app(), ticket, { passkey: assertion }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await statusOf(app(), user)).passkeys).toMatchObject([
      { name: 'Telefonum', lastUsedAt: app().time.now },
    ]);
  });

  it('counts the signatures of each passkey for itself', async () => {
    const user = await player();
    const { passkey: phone } = await withPasskey(app(), user);
    const proof = await confirmedBy(app(), user, phone);
    const { passkey: key } = await withPasskey(app(), user, { proof });
    const enter = async (passkey: SoftwarePasskey, counter: number) => {
      const ticket = await ticketOf(app(), user.email);
      const assertion = passkey.assertion(await assertionFor(app(), ticket), { counter });
      return (await takeStep(app(), ticket, { passkey: assertion })).status;
    };
    expect(await enter(phone, 50)).toBe(200);
    const used = (await statusOf(app(), user)).passkeys.map(({ lastUsedAt }) => lastUsedAt !== null);
    expect(used.toSorted()).toEqual([false, true]);
    expect(await enter(key, 1)).toBe(200);
  });

  it('refuses signatures for another site, late ones, copies and those of others', async () => {
    const [user, stranger] = [await player(), await player()];
    const { passkey } = await withPasskey(app(), user);
    const { passkey: theirs } = await withPasskey(app(), stranger);
    const ticket = await ticketOf(app(), user.email);
    const options = () => assertionFor(app(), ticket);
    const refused = async (assertion: object) => {
      const { status, body } = await takeStep(app(), ticket, { passkey: assertion });
      expect([status, body.code]).toEqual([400, 'second_factor_wrong']);
    };
    await refused(passkey.assertion(await options(), { origin: 'https://topla.example' }));
    await refused(passkey.assertion({ ...(await options()), rpId: 'topla.example' }));
    await refused(theirs.assertion(await options()));
    await refused(passkey.assertion({ ...(await options()), challenge: 'bWluZQ' }));
    const strangers = await assertionFor(app(), await ticketOf(app(), stranger.email));
    await refused(passkey.assertion({ ...(await options()), challenge: strangers.challenge }));
    const late = passkey.assertion(await options());
    await later(5 * MINUTE_MS, () => refused(late));
    await refused({ id: passkey.id.toString('base64url') });
    const good = passkey.assertion(await options(), { counter: 50 });
    const spare = await ticketOf(app(), user.email);
    expect((await takeStep(app(), spare, { passkey: good })).status).toBe(200);
    await refused(passkey.assertion(await options(), { counter: 50 }));
    await refused(passkey.assertion(await options(), { counter: 49 }));
    const next = passkey.assertion(await options(), { counter: 51 });
    expect((await takeStep(app(), ticket, { passkey: next })).status).toBe(200);
  });
});
