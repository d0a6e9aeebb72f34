import type { DeskPlayer, DeskVenue } from 'mf-shared/contracts/desk';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { desk } from '../../../test/desk.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { memoryMail, tokenIn, untilMailed } from '../../../test/mails.ts';
import { newId } from '../../base/id.ts';

const post = memoryMail();

onBothEngines(
  'corrections by the desk',
  (app) => {
    const fresh = () => `${newId()}@ornek.test`;

    it.each([
      ['a player', 'players', createUser],
      ['a venue', 'venues', createVenue],
    ] as const)('give %s another e-mail, which it proves, and tell the old one', async (_, path, make) => {
      const account = await make(app());
      const { fix, read } = await desk(app());
      const email = fresh();
      const answer = await fix(`/${path}/${account.id}/contact`, { email, phone: '0532 444 55 66' });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Bilgiler düzeltildi.' } });
      const shown = await read<DeskPlayer | DeskVenue>(`/${path}/${account.id}`);
      expect(shown.body).toMatchObject({ email, emailVerified: false, phone: '+905324445566' });
      await untilMailed(app());
      expect(post.to(account.email).at(-1)?.text).toContain(email);
      const token = tokenIn(post.to(email).at(-1));
      expect((await app().call('post', '/api/verify-email', { json: { token } })).status).toBe(200);
      expect((await read<DeskPlayer>(`/${path}/${account.id}`)).body.emailVerified).toBe(true);
    });

    it('leave the address verified when only the phone changes', async () => {
      const { id, email } = await createUser(app());
      const { fix, read } = await desk(app());
      expect((await fix(`/players/${id}/contact`, { email, phone: '' })).status).toBe(200);
      const { body } = await read<DeskPlayer>(`/players/${id}`);
      expect(body).toMatchObject({ email, emailVerified: true, phone: null });
      expect(await fix(`/players/${id}/contact`, { email, phone: '' })).toMatchObject({
        status: 400,
        body: { fields: { email: 'Değiştirdiğiniz bir bilgi yok.' } },
      });
    });

    it('refuse an address that somebody has, and a wrong phone, at their fields', async () => {
      const [one, other, venue] = [
        await createUser(app()),
        await createUser(app()),
        await createVenue(app()),
      ];
      const staff = await createStaff(app(), venue, 'manager');
      const { fix } = await desk(app());
      const phone = '+905321112233';
      const taken = { status: 409, body: { code: 'email_taken', fields: { email: expect.any(String) } } };
      expect(await fix(`/players/${one.id}/contact`, { email: other.email, phone })).toMatchObject(taken);
      const email = `${staff.staffId}@ekip.test`;
      const another = await createVenue(app());
      expect(await fix(`/venues/${another.id}/contact`, { email, phone })).toMatchObject(taken);
      const wrong = { status: 400, body: { fields: { phone: expect.any(String) } } };
      expect(await fix(`/players/${one.id}/contact`, { email: one.email, phone: '12' })).toMatchObject(wrong);
      expect(await fix(`/venues/${venue.id}/contact`, { email: venue.email, phone: '' })).toMatchObject(
        wrong,
      );
      const admin = await createUser(app(), { role: 'admin' });
      expect((await fix(`/players/${admin.id}/contact`, { email: fresh(), phone })).status).toBe(403);
    });

    it('give one address to one of two accounts', async () => {
      const [one, other] = [await createUser(app()), await createUser(app())];
      const { fix } = await desk(app());
      const input = { email: fresh(), phone: '' };
      const answers = await Promise.all([one, other].map(({ id }) => fix(`/players/${id}/contact`, input)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('move a venue on the map, within its province', async () => {
      const { id } = await createVenue(app());
      const { fix, read } = await desk(app());
      const move = (city: string, coordinates: [number, number]) =>
        fix(`/venues/${id}/pin`, { location: { city, coordinates } });
      expect((await move('Ankara', [32.85, 39.92])).status).toBe(200);
      expect((await read<DeskVenue>(`/venues/${id}`)).body).toMatchObject({
        ...{ city: 'Ankara', coordinates: [32.85, 39.92] },
      });
      for (const [city, at] of [
        ['Ankara', [28.98, 41.01]],
        ['Paris', [32.85, 39.92]],
      ] as const)
        expect(await move(city, [...at])).toMatchObject({ status: 400, body: { code: 'validation' } });
      expect((await read<DeskVenue>(`/venues/${id}`)).body.city).toBe('Ankara');
    });

    it('mail a link that sets another password', async () => {
      const user = await createUser(app());
      const { act } = await desk(app());
      expect((await act(`/players/${user.id}/reset-link`)).status).toBe(200);
      await untilMailed(app());
      const json = { token: tokenIn(post.to(user.email).at(-1)), password: 'kırmızı krampon 7' };
      expect((await app().call('post', '/api/password-reset', { json })).status).toBe(200);
    });

    it('end every session of a player, and of a venue with its staff', async () => {
      const [user, venue] = [await createUser(app()), await createVenue(app())];
      const staff = await createStaff(app(), venue, 'manager');
      const other = await createVenue(app());
      const { act } = await desk(app());
      await act(`/players/${user.id}/end-sessions`);
      await act(`/venues/${venue.id}/end-sessions`);
      const status = async (path: string, token: string) => (await app().call('get', path, { token })).status;
      expect(await status('/api/profile/user', user.token)).toBe(401);
      for (const { token } of [venue, staff]) expect(await status('/api/profile/business', token)).toBe(401);
      expect(await status('/api/profile/business', other.token)).toBe(200);
    });

    it('extend what is paid for by days, from the due date or from now', async () => {
      const { act, read } = await desk(app());
      const due = async (id: string) =>
        Date.parse((await read<DeskVenue>(`/venues/${id}`)).body.nextPaymentDate ?? '') - app().time.now;
      const ahead = await createVenue(app(), { next_payment_at: app().time.now + 3 * DAY_MS });
      const late = await createVenue(app(), { next_payment_at: app().time.now - 9 * DAY_MS });
      for (const { id } of [ahead, late])
        expect((await act(`/venues/${id}/extend`, { days: 10 })).status).toBe(200);
      expect([await due(ahead.id), await due(late.id)]).toEqual([13 * DAY_MS, 10 * DAY_MS]);
      await Promise.all([1, 2, 3].map(() => act(`/venues/${late.id}/extend`, { days: 1 })));
      expect(await due(late.id)).toBe(13 * DAY_MS);
      for (const days of [0, 91, 1.5, 'x'])
        expect(await act(`/venues/${late.id}/extend`, { days })).toMatchObject({
          status: 400,
          body: { fields: { days: '1 ile 90 arasında bir gün sayısı yazın.' } },
        });
      const pending = await createVenue(app(), { status: 'pending', next_payment_at: null });
      expect((await act(`/venues/${pending.id}/extend`, { days: 5 })).status).toBe(404);
    });
  },
  () => ({ mail: post.provider }),
);
