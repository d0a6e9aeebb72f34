import type { ComingMatch } from 'mf-shared/contracts/board';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { closeIn, hourAt, phoned } from '../../../test/board.ts';
import { approve, atTime, booked } from '../../../test/booking.ts';
import { createStaff, createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { subscribed } from '../../../test/subscriptions.ts';

const STARTS = Date.parse('2026-11-20T18:00:00Z');

onBothEngines('a venue that has not paid', (app) => {
  const read = ({ token }: { token: string }) =>
    app().call<{ matches: ComingMatch[]; code?: string }>('get', '/api/business/coming-matches', { token });
  const expire = (id: string) =>
    app().db.q.updateTable('venues').set({ next_payment_at: 0 }).where('id', '=', id).execute();

  it('sees who comes tonight and later, by name and phone, and reaches nothing else', async () => {
    const business = await createVenue(app());
    const staff = await createStaff(app(), business);
    const [asking, player] = [
      await createUser(app(), { full_name: 'Emre Şahin', phone: '+905321112233' }),
      await createUser(app(), { full_name: 'Ece Kaya' }),
    ];
    const { id } = await booked(app(), asking, business, { timeSlot: '20:00-21:00' });
    await approve(app(), business, id);
    await booked(app(), asking, business, { timeSlot: '18:00-19:00' });
    await subscribed(app(), player, business, { timeSlot: '22:00-23:00' });
    await phoned(app(), business, { phone: '0532 999 88 77' });
    await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { date: '2026-12-01' })] });
    await phoned(app(), business, { hours: [hourAt(business, '21:00-22:00', { date: '2026-12-02' })] });
    await closeIn(app(), business, { start: '23:00', end: '00:00' });
    await expire(business.id);
    for (const who of [business, staff]) {
      const { status, body } = await read(who);
      expect(status).toBe(200);
      expect(
        body.matches.map((one) => `${one.date} ${one.timeSlot} ${one.kind} ${one.name} ${one.phone}`),
      ).toEqual([
        '2026-11-20 20:00-21:00 reservation Emre Şahin +905321112233',
        '2026-11-20 21:00-22:00 phone Hasan Usta +905329998877',
        '2026-11-20 22:00-23:00 subscription Ece Kaya +905321112233',
        '2026-11-27 22:00-23:00 subscription Ece Kaya +905321112233',
        '2026-12-01 21:00-22:00 phone Hasan Usta ',
      ]);
    }
    expect(
      await app().call('get', '/api/business/board?from=2026-11-20&to=2026-11-20', business),
    ).toMatchObject({
      status: 403,
      body: { code: 'business_inactive' },
    });
  });

  it('sees the hour that runs until its last moment, after midnight too', async () => {
    const business = await createVenue(app());
    await phoned(app(), business, { hours: [hourAt(business, '01:00-02:00')] });
    await expire(business.id);
    const end = STARTS + 5 * HOUR_MS;
    const names = async () => (await read(business)).body.matches.map(({ timeSlot }) => timeSlot);
    expect(await atTime(app(), end - 1, names)).toEqual(['01:00-02:00']);
    expect(await atTime(app(), end, names)).toEqual([]);
  });

  it('sees its own, and players see none', async () => {
    const [business, other] = [await createVenue(app()), await createVenue(app())];
    await phoned(app(), business);
    expect((await read(other)).body.matches).toEqual([]);
    expect(await read(await createUser(app()))).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
