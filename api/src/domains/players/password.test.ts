import type { User } from 'mf-shared/contracts/users';
import { expect, it } from 'vitest';
import { createUser } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { payload, row, update } from '../../../test/profile.ts';

onBothEngines('password of a player', (app) => {
  const OLD = 'eski-sifre-1';
  const NEW = 'yeni-sifre-2';
  const player = async () => createUser(app(), { password_hash: await quickHash(OLD) });
  const login = (email: string, password: string) =>
    app().call('post', '/api/users/login', { json: { email, password } });

  it('changes with the current one; older tokens end and a fresh one comes', async () => {
    const user = await player();
    const changed = await update(
      app(),
      user.token,
      payload(user, { currentPassword: OLD, newPassword: NEW }),
    );
    expect(changed.status).toBe(200);
    expect(await app().call('get', '/api/profile/user', { token: user.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', message: 'Bu işlem için giriş yapmanız gerekiyor.' },
    });
    const fresh = await app().call<User>('get', '/api/profile/user', { token: changed.body.token ?? '' });
    expect(fresh.body.id).toBe(user.id);
    expect((await login(user.email, OLD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it.each([
    [
      'a wrong current one',
      { currentPassword: 'baska-sifre', newPassword: NEW },
      'currentPassword',
      'Mevcut şifreniz hatalı.',
    ],
    ['no current one', { newPassword: NEW }, 'currentPassword', 'Mevcut şifreniz hatalı.'],
    ['no new one', { currentPassword: OLD, newPassword: '' }, 'newPassword', 'Yeni şifrenizi yazın.'],
  ])('stays with %s', async (_, passwords, field, sentence) => {
    const user = await player();
    const before = await row(app(), user.id);
    const answer = await update(app(), user.token, payload(user, { fullName: 'Başka Ad', ...passwords }));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { [field]: sentence } },
    });
    expect(await row(app(), user.id)).toEqual(before);
  });

  it('stays, and so do the tokens, when an ordinary change comes with empty password fields', async () => {
    const user = await player();
    const { body } = await update(app(), user.token, payload(user, { currentPassword: '', newPassword: '' }));
    expect(body).not.toHaveProperty('token');
    expect((await app().call('get', '/api/profile/user', { token: user.token })).status).toBe(200);
    expect((await login(user.email, OLD)).status).toBe(200);
  });

  it('is set by one of two changes that meet', async () => {
    const user = await player();
    const change = (newPassword: string) =>
      update(app(), user.token, payload(user, { currentPassword: OLD, newPassword }));
    const answers = await Promise.all([change('birinci-sifre'), change('ikinci-sifre')]);
    const [loser] = answers.filter((a) => a.status !== 200);
    // On a busy machine the second may begin after the first is over. Then neither token nor password is right.
    const late = ['unauthenticated', 'token_expired', 'validation'];
    expect(['changed_meanwhile', ...late]).toContain(loser?.body.code);
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? 'birinci-sifre' : 'ikinci-sifre';
    expect((await login(user.email, winner)).status).toBe(200);
  });
});
