import { expect, it } from 'vitest';
import { createStaff, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { newId } from '../../base/id.ts';

const PASSWORD = 'Eski-Sifre-1';
const NEW = 'Yeni-Sifre-2';
const newEmail = () => `${newId()}@isletme.test`;

onBothEngines('the account of an owner', (app) => {
  const owner = async () =>
    createVenue(app(), { email: newEmail(), password_hash: await quickHash(PASSWORD) });
  const change = ({ token }: { token: string }, json: object) =>
    app().call<{ token: string; code?: string; fields?: object }>('put', '/api/business/account', {
      token,
      json: { currentPassword: PASSWORD, ...json },
    });
  const login = async (email: string, password: string) =>
    (
      await app().call('post', '/api/business/login', {
        json: { email, password, recaptchaToken: 't' },
      })
    ).status;
  const profileStatus = async ({ token }: { token: string }) =>
    (await app().call('get', '/api/profile/business', { token })).status;

  it('takes another password, which ends the other sessions of the owner, not those of the staff', async () => {
    const business = await owner();
    const member = await createStaff(app(), business, 'manager');
    const { status, body } = await change(business, {
      email: business.email,
      // Both are cleaned like a login's input.
      currentPassword: ` "${PASSWORD}" `,
      newPassword: ` "${NEW}" `,
    });
    expect(status).toBe(200);
    expect(await profileStatus(business)).toBe(401);
    expect(await profileStatus(body)).toBe(200);
    expect(await profileStatus(member)).toBe(200);
    expect([await login(business.email, PASSWORD), await login(business.email, NEW)]).toEqual([401, 200]);
  });

  it('is changed with the right password alone', async () => {
    const business = await owner();
    expect(await change(business, { email: newEmail(), currentPassword: 'yanlis-sifre' })).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'Mevcut şifreniz hatalı.' } },
    });
    expect(await change(business, { email: business.email, newPassword: 'kisa' })).toMatchObject({
      status: 400,
      body: { fields: { newPassword: 'Şifre en az 8 karakter olmalı.' } },
    });
    expect(await login(business.email, PASSWORD)).toBe(200);
  });

  it('lets one of two changes of the password win', async () => {
    const business: TestVenue = await owner();
    const { email } = business;
    const answers = await Promise.all(
      ['Birinci-1', 'Ikinci-22'].map((newPassword) => change(business, { email, newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
