import { decodeJwt } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import {
  codeAt,
  logIn,
  passwordHash,
  post,
  statusOf,
  takeStep,
  ticketOf,
  withTotp,
} from '../../../test/second-factor.ts';

onBothEngines('an admin in production', (app) => {
  beforeAll(() => {
    app().ctx.config = { ...app().ctx.config, production: true };
  });
  const admin = async () => createUser(app(), { role: 'admin', password_hash: await passwordHash });
  const pending = async (token: string) => {
    const { status, body } = await app().call('get', '/api/admin/pending-businesses', { token });
    return [status, body.code];
  };
  const enrol = async (email: string) => {
    const { body } = await logIn(app(), email, 'admin/login');
    return body.token ?? '';
  };
  const MUST = [403, 'second_factor_required'];

  it('without a second factor reaches nothing but setting one up', async () => {
    const { email } = await admin();
    const token = await enrol(email);
    expect(await pending(token)).toEqual(MUST);
    const { status, body } = await app().call('get', '/api/account/sessions', { token });
    expect([status, body.code]).toEqual(MUST);
    expect(await statusOf(app(), { email, token })).toMatchObject({ required: true, enabled: false });
    await withTotp(app(), { email, token });
    expect(await pending(token)).toEqual([200, undefined]);
  });

  it('who sets it up ends what others opened with the password alone', async () => {
    const { email } = await admin();
    const [thief, own] = [await enrol(email), await enrol(email)];
    await withTotp(app(), { email, token: own });
    expect(await pending(thief)).toEqual([401, 'unauthenticated']);
    expect(await pending(own)).toEqual([200, undefined]);
    // A login that was under way opened its session a moment later.
    const late = app().db.q.updateTable('sessions').set({ limited: 1 });
    await late.where('id', '=', String(decodeJwt(own).sid)).execute();
    expect(await pending(own)).toEqual(MUST);
  });

  it('must set it up in a session from before it was required, too', async () => {
    const { token } = await admin();
    expect(await pending(token)).toEqual(MUST);
  });

  it('may not switch it off, as a player neither', async () => {
    const { email, token } = await admin();
    const { secret } = await withTotp(app(), { email, token });
    const { body } = await takeStep(app(), await ticketOf(app(), email), { code: codeAt(app(), secret) });
    for (const each of [token, body.token]) {
      const json = { password: 'x', code: codeAt(app(), secret, 1) };
      const off = await post(app(), 'second-factor/off', json, each);
      expect([off.status, off.body.code]).toEqual(MUST);
    }
  });

  it('is the only one who must', async () => {
    const user = await createUser(app(), { password_hash: await passwordHash });
    expect(await statusOf(app(), user)).toMatchObject({ required: false, enabled: false });
    expect((await logIn(app(), user.email)).body.token).toBeDefined();
  });
});
