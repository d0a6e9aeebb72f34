import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { newId } from '../src/base/id.ts';
import { createUser, createVenue } from './factories.ts';
import { playerForm, venueForm } from './forms.ts';
import { JWT_SECRET, onBothEngines } from './harness.ts';
import { htmlAsJpeg } from './pictures.ts';

onBothEngines('what callers may not decide', (app) => {
  it('is the role, the id and the skills of others at a registration', async () => {
    const email = `${newId()}@oyuncu.test`;
    const form = playerForm({ email, role: 'admin', id: 'mine', token_version: '7', speed: '100' });
    expect((await app().call('post', '/api/users/register', { form })).status).toBe(201);
    const row = await app()
      .db.q.selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row).toMatchObject({ role: 'user', token_version: 0, speed: null });
    expect(row?.id).not.toBe('mine');
  });

  it('is the state of a venue at its registration and its update', async () => {
    const email = `${newId()}@isletme.test`;
    const wish = {
      status: 'approved',
      isActive: 'true',
      next_payment_at: '9999999999999',
      rating_sum: '500',
    };
    expect(
      (await app().call('post', '/api/business/register', { form: venueForm({ email, ...wish }) })).status,
    ).toBe(201);
    const row = await app()
      .db.q.selectFrom('venues')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row).toMatchObject({ status: 'pending', next_payment_at: null, rating_sum: 0 });
    const venue = await createVenue(app());
    const fields = [
      {
        id: venue.pitches[0]?.id,
        name: 'Saha 1',
        capacity: "7'e 7",
        price: 900,
        workingHours: [{ start: '18:00', end: '20:00' }],
        venue_id: 'other',
        archived_at: 1,
      },
    ];
    const json = { businessName: 'Yeni Ad', fields, nextPaymentDate: '2099-01-01', email: 'x@x.test' };
    expect((await app().call('put', '/api/business/update', { token: venue.token, json })).status).toBe(200);
    const kept = await app()
      .db.q.selectFrom('venues')
      .selectAll()
      .where('id', '=', venue.id)
      .executeTakeFirst();
    expect(kept).toMatchObject({ venue_name: 'Yeni Ad', email: venue.email });
    expect(kept?.next_payment_at).toBeLessThan(Date.parse('2027-01-01'));
    const pitches = app().db.q.selectFrom('pitches').selectAll().where('venue_id', '=', venue.id);
    expect(await pitches.execute()).toMatchObject([{ price: 900, archived_at: null }]);
  });

  it('is the role and the price of a profile or a reservation', async () => {
    const user = await createUser(app());
    const profile = {
      fullName: 'Deniz Yıldız',
      email: user.email,
      position: 'Bek',
      role: 'admin',
      password_hash: 'x',
    };
    await app().call('put', '/api/profile/user/update', { token: user.token, json: profile });
    const row = await app().db.q.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
    expect(row).toMatchObject({ role: 'user', position: 'Bek', password_hash: '-' });
    const venue = await createVenue(app());
    const wish = {
      userEmail: user.email,
      businessId: venue.id,
      date: '2026-11-20',
      timeSlot: '21:00-22:00',
      fieldName: 'Saha 1',
    };
    const json = { ...wish, status: 'approved', user_id: 'other' };
    const cheap = { token: user.token, json: { ...json, price: 1 } };
    expect(await app().call('post', '/api/reservations/create', cheap)).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
    const answer = await app().call('post', '/api/reservations/create', { token: user.token, json });
    expect(answer.body.reservation).toMatchObject({ price: 1200, status: 'pending', user: { id: user.id } });
  });

  it('is the algorithm of a token, nor whether it ends', async () => {
    const { id, email } = await createUser(app());
    const claims = { id, email, role: 'user', isActive: true, tv: 0 };
    const key = new TextEncoder().encode(JWT_SECRET);
    const soon = Math.floor(app().time.now / 1000) + 60;
    const forged = [
      new UnsecuredJWT(claims).setExpirationTime(soon).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS512' }).setExpirationTime(soon).sign(key),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key),
      await new SignJWT({ ...claims, role: 'root' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(soon)
        .sign(key),
      await new SignJWT({ ...claims, role: 'admin' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(soon)
        .sign(key),
    ];
    for (const token of forged) {
      const answer = await app().call('get', '/api/profile/user', { token });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });
});

onBothEngines('input that no browser sends', (app) => {
  it('of the character 0 is refused wherever it stands', async () => {
    const user = await createUser(app());
    const cursor = Buffer.from(JSON.stringify([1, 'a\0'])).toString('base64url');
    const json = {
      userEmail: user.email,
      businessId: 'a\0b',
      date: '2026-11-20',
      timeSlot: '21:00-22:00',
      fieldName: 'x',
    };
    const answers = [
      await app().call('get', '/api/business/a%00b'),
      await app().call('get', '/api/business/search?city=%C4%B0zmir&name=%00'),
      await app().call('get', `/api/reservations/mine?cursor=${cursor}`, { token: user.token }),
      await app().call('post', '/api/reservations/create', { token: user.token, json }),
      await app().call('post', '/api/users/register', { form: playerForm({ fullName: 'Ali\0' }) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it.each([['[1.5,"a"]'], ['[1e300,"a"]'], ['["a","b"]'], ['null'], ['{']])(
    'as the cursor %s is refused',
    async (text) => {
      const { token } = await createUser(app());
      const { id } = await createVenue(app());
      const cursor = Buffer.from(text).toString('base64url');
      for (const path of ['reservations/mine?', 'messages/chat-list?', `business/${id}/ratings?`]) {
        const answer = await app().call('get', `/api/${path}cursor=${cursor}`, { token });
        expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
      }
    },
  );

  it.each(['__proto__', 'constructor', 'toString'])('as a part named %s is left alone', async (name) => {
    const form = playerForm();
    form.append(name, htmlAsJpeg());
    form.append(name, 'text');
    expect((await app().call('post', '/api/users/register', { form })).status).toBe(201);
  });

  it('as the name of a photo gets into no header and no path', async () => {
    const photo = new File(['no picture'], '../../x\r\nSet-Cookie: a=b\r\n".jpg', { type: 'image/jpeg' });
    const answer = await app().call('post', '/api/business/register', { form: venueForm({}, [photo]) });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect([...answer.headers.values()].join()).not.toContain('x\r\n');
  });
});
