import { expect, it } from 'vitest';
import { approve, booked, FRIDAY, slotOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { GONE, leave, leaver, PASSWORD, userRow } from '../../../test/leavers.ts';
import { subscribed } from '../../../test/subscriptions.ts';
import { createReservation } from '../reservations/create.ts';

onBothEngines('deleting the account', (app) => {
  it('goes through when somebody registered with an address like the one that a deleted account gets', async () => {
    const user = await leaver(app());
    await createUser(app(), { email: `deleted-${user.id}@deleted.invalid` });
    expect((await leave(app(), user)).status).toBe(200);
  });

  it('refuses a wrong password at its field and changes nothing', async () => {
    const user = await leaver(app());
    const { status, body } = await leave(app(), user, 'baska-parola');
    expect([status, body.code, body.fields?.password]).toEqual([401, 'bad_credentials', 'Şifreniz hatalı.']);
    expect(await userRow(app(), user.id)).toMatchObject({ email: user.email, deleted_at: null });
    const { status: still } = await app().call('get', '/api/profile/user', { token: user.token });
    expect(still).toBe(200);
  });

  it('is for players alone', async () => {
    const business = await createVenue(app());
    const json = { password: PASSWORD };
    expect((await app().call('post', '/api/account/delete', { token: business.token, json })).status).toBe(
      403,
    );
    expect((await app().call('post', '/api/account/delete', { json })).status).toBe(401);
  });

  it('gives the hours of a regular back', async () => {
    const [user, business] = [await leaver(app()), await createVenue(app())];
    await subscribed(app(), user, business);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(false);
    expect((await leave(app(), user)).status).toBe(200);
    expect((await slotOf(app(), business.id, '21:00-22:00')).isAvailable).toBe(true);
  });

  it('calls no request off that had run out of time', async () => {
    const [user, business] = [await leaver(app()), await createVenue(app())];
    const { id } = await booked(app(), user, business);
    const request = app().db.q.updateTable('reservations').where('id', '=', id);
    await request.set({ expires_at: app().time.now }).execute();
    expect((await leave(app(), user)).status).toBe(200);
    const row = app().db.q.selectFrom('reservations').select(['status', 'end_reason']).where('id', '=', id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'pending', end_reason: null });
  });

  it('ends every token at once and frees the e-mail', async () => {
    const user = await leaver(app());
    await leave(app(), user);
    expect((await app().call('get', '/api/profile/user', { token: user.token })).status).toBe(401);
    const json = { email: user.email, password: PASSWORD };
    expect((await app().call('post', '/api/users/login', { json })).status).toBe(401);
    const placeholder = { email: (await userRow(app(), user.id)).email, password: PASSWORD };
    expect((await app().call('post', '/api/users/login', { json: placeholder })).status).toBe(401);
    await expect(createUser(app(), { email: user.email })).resolves.toMatchObject({ email: user.email });
  });

  it('gives coming hours back, tells the venue and everybody who looks', async () => {
    const user = await leaver(app());
    const business = await createVenue(app());
    const soon = await booked(app(), user, business, { date: '2026-11-18', timeSlot: '18:00-19:00' });
    await approve(app(), business, soon.id);
    const waiting = await booked(app(), user, business);
    const seen = app().frames.length;
    await leave(app(), user);
    const rows = await app()
      .db.q.selectFrom('reservations')
      .select(['status', 'end_reason'])
      .where('id', 'in', [soon.id, waiting.id])
      .execute();
    expect(rows).toEqual([
      { status: 'cancelled', end_reason: 'player' },
      { status: 'cancelled', end_reason: 'player' },
    ]);
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ isAvailable: true });
    const frames = app().frames.slice(seen);
    const dates = frames.flatMap(({ frame }) => (frame.event === 'slotsChanged' ? frame.data.dates : []));
    expect(dates).toEqual(expect.arrayContaining(['2026-11-18', FRIDAY]));
    const list = await app().call<{ name: string; lastMessage: string; unread: number }[]>(
      'get',
      '/api/messages/chat-list-business',
      { token: business.token },
    );
    expect(JSON.stringify(list.body)).toContain('oyuncu hesabını sildiği için iptal edildi');
    expect(JSON.stringify(list.body)).toContain(GONE);
    expect(JSON.stringify(frames)).not.toContain(user.email);
  });

  it('takes no hour for somebody who left after their token was checked', async () => {
    const user = await leaver(app());
    const business = await createVenue(app());
    await leave(app(), user);
    const ctx = { ...app().ctx, actor: { role: 'user' as const, id: user.id, email: user.email } };
    const slot = { date: FRIDAY, timeSlot: '21:00-22:00', fieldName: 'Saha 1' };
    const late = createReservation(ctx, { userEmail: user.email, businessId: business.id, ...slot });
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await slotOf(app(), business.id, '21:00-22:00')).toMatchObject({ isAvailable: true });
  });

  it('happens once when asked twice at the same moment', async () => {
    const user = await leaver(app());
    const business = await createVenue(app());
    await booked(app(), user, business);
    const answers = await Promise.all([leave(app(), user), leave(app(), user)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 401]);
    const messages = await app()
      .db.q.selectFrom('messages')
      .select('content')
      .where('receiver_id', '=', business.id)
      .orderBy('id')
      .execute();
    const [asked, cancelled, ...more] = messages.map(({ content }) => content);
    expect(asked).toContain('rezervasyon isteği gönderildi');
    expect(cancelled).toContain('oyuncu hesabını sildiği için iptal edildi');
    expect(more).toEqual([]);
  });
});
