import type { Reservation } from 'mf-shared/contracts/reservations';
import { expect, it } from 'vitest';
import { approve, atTime, booked, cancel, reject } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';

type Page = { reservations: Reservation[]; nextCursor: string | null };

/** Ids of a list, page by page. */
async function pagesOf(app: TestApp, path: string, token: string, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor = '';
  do {
    const { body } = await app.call<Page>('get', `${path}limit=${limit}${cursor}`, { token });
    pages.push(body.reservations.map((reservation) => reservation.id));
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  return pages;
}

onBothEngines('lists of reservations', (app) => {
  it('gives a player the own ones, latest start first, page by page', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    const early = await booked(app(), user, business, { date: '2026-11-19' });
    const late = await booked(app(), user, business, { date: '2026-11-28' });
    const sameA = await booked(app(), user, business);
    await cancel(app(), user, sameA.id);
    const sameB = await booked(app(), user, business, { fieldName: 'Saha 2' });
    await cancel(app(), user, early.id);
    await booked(app(), await createUser(app()), business, { date: '2026-11-27' });
    const order = [late.id, sameB.id, sameA.id, early.id];
    expect(await pagesOf(app(), '/api/reservations/mine?', user.token, 3)).toEqual([
      order.slice(0, 3),
      [early.id],
    ]);
    expect((await pagesOf(app(), '/api/reservations/mine?', user.token, 1)).flat()).toEqual(order);
    await atTime(app(), sameA.startsAt, async () => {
      const read = (when: string) => pagesOf(app(), `/api/reservations/mine?when=${when}&`, user.token, 10);
      expect(await read('upcoming')).toEqual([[late.id]]);
      expect(await read('past')).toEqual([[sameB.id, sameA.id, early.id]]);
    });
  });

  it('says of a waiting request how soon its venue usually answers, once it answered five', async () => {
    const user = await createUser(app());
    const business = await createVenue(app(), {}, [{}, {}]);
    const answered = await booked(app(), user, business);
    await approve(app(), business, answered.id);
    const moved = await booked(app(), user, business, { date: '2026-11-27' });
    const waiting = await booked(app(), user, business, { date: '2026-11-28' });
    const token = { token: user.token };
    const json = {
      reservationId: moved.id,
      date: '2026-11-27',
      timeSlot: '22:00-23:00',
      fieldName: 'Saha 1',
    };
    expect((await app().call('post', '/api/reservations/move', { ...token, json })).status).toBe(200);
    const minutesAfter = async (answer_count: number) => {
      const record = { answer_count, answer_log: Math.log1p(20), refusal_rate: 0 };
      await app().db.q.updateTable('venues').set(record).where('id', '=', business.id).execute();
      const { body } = await app().call<Page>('get', '/api/reservations/mine', token);
      return Object.fromEntries(body.reservations.map(({ id, answerMinutes }) => [id, answerMinutes]));
    };
    expect(await minutesAfter(4)).toEqual({});
    expect(await minutesAfter(5)).toEqual({ [waiting.id]: 20 });
  });

  it('gives a business what waits first, the soonest of it before the newest, without cancelled ones', async () => {
    const business = await createVenue(app(), {}, [{}, {}, {}]);
    const make = async (timeSlot: string) => booked(app(), await createUser(app()), business, { timeSlot });
    const approved = await make('18:00-19:00');
    const waitingOld = await make('19:00-20:00');
    const rejected = await make('20:00-21:00');
    const waitingNew = await make('21:00-22:00');
    const user = await createUser(app());
    const gone = await booked(app(), user, business, { timeSlot: '22:00-23:00' });
    await approve(app(), business, approved.id);
    await reject(app(), business, rejected.id);
    await cancel(app(), user, gone.id);
    const beside = await booked(app(), await createUser(app()), business, {
      timeSlot: '19:00-20:00',
      fieldName: 'Saha 2',
    });
    const waiting = [waitingOld.id, beside.id, waitingNew.id];
    const order = [...waiting, rejected.id, approved.id];
    const path = `/api/reservations/business-reservations?businessId=${business.id}&`;
    for (const limit of [1, 2, 3, 4, 5, 6]) {
      expect((await pagesOf(app(), path, business.token, limit)).flat()).toEqual(order);
    }
    const only = async (status: string) =>
      (await pagesOf(app(), `${path}status=${status}&`, business.token, 1)).flat();
    expect(await only('pending')).toEqual(waiting);
    expect(await only('approved')).toEqual([approved.id]);
    expect(await only('rejected')).toEqual([rejected.id]);
    expect(await only('cancelled')).toEqual([gone.id]);
  });

  it('does not show a request whose time ran out as waiting', async () => {
    const user = await createUser(app());
    const business = await createVenue(app());
    const { startsAt } = await booked(app(), user, business);
    await atTime(app(), startsAt, async () => {
      const path = `/api/reservations/business-reservations?businessId=${business.id}&`;
      expect(await pagesOf(app(), path, business.token, 5)).toEqual([[]]);
      const { body } = await app().call<Page>('get', '/api/reservations/mine', { token: user.token });
      expect(body.reservations.map((reservation) => reservation.status)).toEqual(['cancelled']);
    });
  });

  it('refuses another business’s list and a cursor that we did not write', async () => {
    const business = await createVenue(app());
    const other = await createVenue(app());
    const read = (query: string) =>
      app().call('get', `/api/reservations/business-reservations?${query}`, { token: business.token });
    expect((await read(`businessId=${other.id}`)).body.code).toBe('not_yours');
    expect((await read(`businessId=${business.id}&cursor=abc`)).body.code).toBe('validation');
  });
});
