import type { StaffInvited } from 'mf-shared/contracts/staff';
import { beforeEach, expect, it } from 'vitest';
import { corrections } from '../../../test/corrections.ts';
import { desk, type Said } from '../../../test/desk.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { playerForm, venueForm } from '../../../test/forms.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { quickHash } from '../../../test/passwords.ts';
import { payload, update } from '../../../test/profile.ts';

const PASSWORD = 'gizli-parola-1';
const hash = quickHash(PASSWORD);
const post = memoryMail();

let made = 0;
const address = () => `kotu-${++made}@oyuncu.test`;
const number = () => `+9053222${String(10_000 + ++made)}`;
const refused = (field: 'email' | 'phone') => ({
  status: 403,
  body: { code: 'contact_barred', fields: { [field]: expect.stringContaining('kullanılamıyor') } },
});

onBothEngines(
  'a barred address or phone',
  (app) => {
    let admin: Awaited<ReturnType<typeof desk>>;
    beforeEach(async () => {
      admin = await desk(app());
    });
    async function barred(kind: 'email' | 'phone', value = kind === 'email' ? address() : number()) {
      await admin.act('/bars', { kind, value });
      return value;
    }
    const register = (what: 'users' | 'business', form: FormData) =>
      app().call<Said>('post', `/api/${what}/register`, { form });
    const accounts = async () =>
      Promise.all(
        (['users', 'venues'] as const).map(
          async (table) => (await app().db.q.selectFrom(table).select('id').execute()).length,
        ),
      );

    it('opens no account of a player or a venue, in any spelling', async () => {
      const email = await barred('email', `kotu.adam${++made}@gmail.com`);
      const phone = await barred('phone');
      const before = await accounts();
      for (const [what, form] of [
        ['users', playerForm],
        ['business', venueForm],
      ] as const) {
        expect(
          await register(what, form({ email: email.replace('kotu.', 'ko.tu').replace('@', '+x@') })),
        ).toMatchObject(refused('email'));
        expect(await register(what, form({ phone: `0${phone.slice(3)}` }))).toMatchObject(refused('phone'));
        const both = await register(what, form({ email, phone }));
        expect(Object.keys(both.body.fields ?? {})).toEqual(['email', 'phone']);
      }
      expect(await accounts()).toEqual(before);
      expect((await register('users', playerForm())).status).toBe(201);
    });

    it('is not taken by an account that has another, which may be saved with what it has', async () => {
      const [email, phone] = [await barred('email'), await barred('phone')];
      const user = await createUser(app(), { password_hash: await hash });
      expect(await update(app(), user.token, payload(user, { phone }))).toMatchObject(refused('phone'));
      const change = payload(user, { email, currentPassword: PASSWORD });
      expect(await update(app(), user.token, change)).toMatchObject(refused('email'));
      const own = await createUser(app(), { phone });
      const name = payload(own, { phone, fullName: 'Yeni Ad' });
      expect(await update(app(), own.token, name)).toMatchObject({ status: 200 });

      const venue = await createVenue(app());
      const save = (json: object, token: string) =>
        app().call<Said>('put', '/api/business/update', {
          token,
          json: {
            businessName: 'Çınar',
            fields: [
              {
                name: 'Saha 1',
                capacity: "7'e 7",
                price: 1200,
                workingHours: [{ start: '18:00', end: '02:00' }],
              },
            ],
            ...json,
          },
        });
      expect(await save({ phone }, venue.token)).toMatchObject(refused('phone'));
      const barredVenue = await createVenue(app(), { phone });
      expect(await save({ phone }, barredVenue.token)).toMatchObject({ status: 200 });
    });

    it('is not taken by a link that was mailed before', async () => {
      const [user, email] = [await createUser(app(), { password_hash: await hash }), address()];
      await update(app(), user.token, payload(user, { email, currentPassword: PASSWORD }));
      await untilMailed(app());
      const token = tokenIn(post.to(email).at(-1));
      await barred('email', email);
      const opened = await app().call<Said>('post', '/api/verify-email', { json: { token } });
      expect(opened).toMatchObject(refused('email'));
    });

    it('joins no team of a venue and no team of the platform', async () => {
      const venue = await createVenue(app());
      const invite = (email: string) =>
        app().call<StaffInvited & Said>('post', '/api/business/staff', {
          token: venue.token,
          json: { name: 'Can Usta', email, role: 'staff' },
        });
      const email = await barred('email');
      expect(await invite(email)).toMatchObject(refused('email'));
      const later = address();
      const { inviteUrl } = (await invite(later)).body;
      await barred('email', later);
      const code = new URL(inviteUrl, 'https://topla.test').searchParams.get('code');
      const json = { code, password: 'Uzun-Bir-Sifre-1' };
      expect(await app().call('post', '/api/staff/invitation', { json })).toMatchObject(refused('email'));
      expect(await admin.act('/admin-invitations', { email, role: 'support' })).toMatchObject(
        refused('email'),
      );
    });

    it('is given to no account by an admin', async () => {
      const [email, phone] = [await barred('email'), await barred('phone')];
      for (const kind of ['player', 'venue'] as const) {
        const { id, email: own } = await (kind === 'player' ? createUser(app()) : createVenue(app()));
        const fix = (input: object) =>
          admin.fix(`/${kind}s/${id}/contact`, { email: own, phone: number(), ...input });
        expect(await fix({ email })).toMatchObject(refused('email'));
        expect(await fix({ phone })).toMatchObject(refused('phone'));
        expect((await fix({})).status).toBe(200);
      }
    });

    it('comes in by no corrected application, which may keep the phone that it had', async () => {
      const phone = await barred('phone');
      const { asked, send } = corrections(app, () => admin);
      const first = await asked();
      const wrong = await send({ token: first.token, correctionId: first.correctionId, phone });
      expect(wrong).toMatchObject(refused('phone'));
      const second = await asked();
      const row = await app()
        .db.q.selectFrom('venues')
        .select('phone')
        .where('id', '=', second.venue.id)
        .executeTakeFirstOrThrow();
      await barred('phone', row.phone);
      const kept = await send({ token: second.token, correctionId: second.correctionId, phone: row.phone });
      expect(kept).toMatchObject({ status: 200 });
    });
  },
  () => ({ mail: post.provider }),
);
