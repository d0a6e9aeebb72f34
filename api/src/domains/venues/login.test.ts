import { expect, it } from 'vitest';
import { createStaff, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';

const PASSWORD = 'sifre-2026';
type Answer = {
  token: string;
  message: string;
  isActive: boolean;
  emailVerified: boolean;
  business: unknown;
};

onBothEngines('login of a business', (app) => {
  const login = (email: string, password = PASSWORD) =>
    app().call<Answer>('post', '/api/business/login', { json: { email, password, recaptchaToken: 't' } });
  const member = async (row: Parameters<typeof createVenue>[1] = {}) =>
    createVenue(app(), { password_hash: await quickHash(PASSWORD), ...row });

  it('cleans e-mail and password as the registration does, and answers a token that counts', async () => {
    const { id, email } = await member();
    const { status, body } = await login(` ${email.toUpperCase()} `, ` '${PASSWORD}" `);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { isActive: true, message: 'Giriş başarılı!', business: { id, _id: id, email } },
    });
    const profile = await app().call('get', '/api/profile/business', { token: body.token });
    expect(profile).toMatchObject({
      status: 200,
      body: { id, ownerName: 'Ayşe Öztürk', email, isActive: true },
    });
  });

  it('lets an unpaid business in, but no further than its own data', async () => {
    const { email } = await member({ next_payment_at: app().time.now - 1 });
    const { body } = await login(email);
    expect(body).toMatchObject({
      isActive: false,
      message: 'Ödemeniz gerçekleşmeden işletmeniz aktif olmayacaktır. Ödeme sayfasına yönlendiriliyorsunuz.',
    });
    const options = { token: body.token, json: { businessName: 'X', fields: [] } };
    expect(await app().call('put', '/api/business/update', options)).toMatchObject({
      status: 403,
      body: { code: 'business_inactive' },
    });
    expect((await app().call('get', '/api/profile/business', { token: body.token })).status).toBe(200);
  });

  it('tells a pending business to wait, but only with the right password', async () => {
    const { email } = await member({ status: 'pending', next_payment_at: null });
    expect(await login(email)).toMatchObject({
      status: 403,
      body: {
        code: 'business_pending',
        message: 'İşletmeniz henüz onaylanmadı. Onaylandığında giriş yapabilirsiniz.',
      },
    });
    expect(await login(email, 'yanlis-sifre')).toMatchObject({
      status: 401,
      body: { code: 'bad_credentials' },
    });
  });

  it('says whether the address is proved, that of staff by their invitation', async () => {
    const password_hash = await quickHash(PASSWORD);
    const { id, email } = await member({ email_verified_at: null });
    const { staffId } = await createStaff(app(), { id });
    await app().db.q.updateTable('staff').set({ password_hash }).where('id', '=', staffId).execute();
    expect((await login(email)).body).toMatchObject({ emailVerified: false });
    expect((await login(`${staffId}@ekip.test`)).body).toMatchObject({ emailVerified: true });
    expect((await login((await member()).email)).body).toMatchObject({ emailVerified: true });
  });

  it('says the same for a wrong password and an unknown e-mail', async () => {
    const { email } = await member();
    const wrong = await login(email, 'yanlis-sifre');
    const unknown = await login('kimse@isletme.test');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'bad_credentials' } });
    expect(unknown.body).toEqual(wrong.body);
  });
});
