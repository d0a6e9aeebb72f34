import { expect, it } from 'vitest';
import { newId } from '../src/base/id.ts';
import { readConfig } from '../src/config.ts';
import { ensureAdmin } from '../src/domains/players/index.ts';
import { createUser, createVenue } from './factories.ts';
import { playerForm, venueForm } from './forms.ts';
import { JWT_SECRET, onBothEngines, type TestApp } from './harness.ts';
import { byOperator } from './operator.ts';
import { quickHash } from './passwords.ts';

const COMMON = expect.stringContaining('en sık kullanılanlardan');
const OWN = expect.stringContaining('adınızdan, e-posta adresinizden');
const OLD = 'Eski-Sifre-1';
const VENUE = 'Kestane Bahçe Saha';

type Refused = { fields?: Record<string, string> };
/** Every call that sets a password; answers the refusal and its input. */
const ENTRANCES: Record<string, (app: TestApp, password: string) => Promise<[Refused, string]>> = {
  'the registration of a player': async (app, password) => {
    const form = playerForm({ password, fullName: 'Ümit Karahan' });
    return [(await app.call<Refused>('post', '/api/users/register', { form })).body, 'password'];
  },
  'the registration of a venue': async (app, password) => {
    const form = venueForm({ password, ownerName: 'Ümit Karahan', businessName: VENUE });
    return [(await app.call<Refused>('post', '/api/business/register', { form })).body, 'password'];
  },
  'the profile of a player': async (app, newPassword) => {
    const { token, email } = await createUser(app, { password_hash: await quickHash(OLD) });
    const json = { fullName: 'Ümit Karahan', email, position: 'Bek', currentPassword: OLD, newPassword };
    return [
      (await app.call<Refused>('put', '/api/profile/user/update', { token, json })).body,
      'newPassword',
    ];
  },
  'the account of an owner': async (app, newPassword) => {
    const row = { password_hash: await quickHash(OLD), owner_name: 'Ümit Karahan', venue_name: VENUE };
    const { token, email } = await createVenue(app, row);
    const json = { email, currentPassword: OLD, newPassword };
    return [(await app.call<Refused>('put', '/api/business/account', { token, json })).body, 'newPassword'];
  },
  'the invitation of staff': async (app, password) => {
    const { token } = await createVenue(app, { venue_name: VENUE });
    const json = { name: 'Ümit Karahan', email: `${newId()}@ekip.test`, role: 'staff' };
    const { body } = await app.call<{ inviteUrl: string }>('post', '/api/business/staff', { token, json });
    const code = new URL(body.inviteUrl, 'http://topla.test').searchParams.get('code');
    const accept = { json: { code, password } };
    return [(await app.call<Refused>('post', '/api/staff/invitation', accept)).body, 'password'];
  },
};

onBothEngines('a password that is easy to guess', (app) => {
  for (const [name, choose] of Object.entries(ENTRANCES)) {
    it.each([
      ['Galatasaray1905', COMMON],
      ['sifre123', COMMON],
      ['karahan1990', OWN],
      ['Topla2026', OWN],
      ['        ', expect.any(String)],
    ])(`is refused at ${name}: %s`, async (password, sentence) => {
      const [{ fields }, field] = await choose(app(), password);
      expect(fields).toMatchObject({ [field]: sentence });
    });
  }

  it.each(['the registration of a venue', 'the account of an owner', 'the invitation of staff'])(
    'is refused at %s where it is the name of the venue',
    async (name) => {
      for (const password of ['KestaneBahceSaha', 'kestane-2026']) {
        const [refused, field] = (await ENTRANCES[name]?.(app(), password)) ?? [];
        expect(refused?.fields).toMatchObject({ [field ?? '']: OWN });
      }
    },
  );

  it('is no admin’s, whether made by command or by a setting', async () => {
    const email = `${newId()}@topla.test`;
    await expect(ensureAdmin(byOperator(app()), { email, password: 'administrator' })).rejects.toThrow(
      /kullanılan/,
    );
    const env = { JWT_SECRET, SEED: 'none', ADMIN_EMAIL: email };
    expect(() => readConfig({ ...env, ADMIN_PASSWORD: 'administrator' })).toThrow(/easy to guess/);
    expect(readConfig({ ...env, ADMIN_PASSWORD: 'Kenar-Cizgisi-26' }).admin).toMatchObject({ email });
  });
});
