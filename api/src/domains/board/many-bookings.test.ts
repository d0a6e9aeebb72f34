import type { PhoneBookingAnswer, PhoneBookingCancelled } from 'mf-shared/contracts/board';
import { addDays } from 'mf-shared/schedule';
import { describe, expect, it } from 'vitest';
import { hourAt, phoneIn, type Refused } from '../../../test/board.ts';
import { FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { counting } from '../../../test/statements.ts';

/** Twelve hours a week (the limit of one call), for as many weeks as one part of each statement takes. */
const PITCHES = 3;
const SLOTS = ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00'];
const WEEKS = 8;
const SERIES = PITCHES * SLOTS.length * WEEKS;

type Answers = { first: PhoneBookingAnswer; edited: PhoneBookingAnswer; gone: PhoneBookingCancelled };

const put = <T>(app: TestApp, method: string, { token }: TestVenue, path: string, json: object) =>
  app.call<T & Refused>(method, `/api/business/phone-bookings/${path}`, { token, json });

/** Creates, changes, cancels and restores a series. Returns the statements and the answer of each. */
async function seriesOf(plain: TestApp, weeks: number): Promise<{ counts: number[] } & Answers> {
  const { app, statements } = counting(plain);
  const business = await createVenue(plain, {}, Array(PITCHES).fill({}));
  const hours = Array.from({ length: PITCHES }, (_, pitch) =>
    SLOTS.map((slot) => hourAt(business, slot, { pitch })),
  ).flat();
  const counts: number[] = [];
  async function counted<T>(work: Promise<{ status: number; body: T }>): Promise<T> {
    const before = statements();
    const { status, body } = await work;
    expect([status, body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    counts.push(statements() - before);
    return body;
  }
  const repeatUntil = addDays(FRIDAY, 7 * (weeks - 1));
  const first = await counted(phoneIn(app, business, { hours, repeatUntil }));
  const held = await occupancyOf(plain, business.id);
  const [one] = first.bookings;
  const scope = 'following';
  const change = { version: one?.version, name: 'Rıza Usta', scope };
  const edited = await counted(put<PhoneBookingAnswer>(app, 'put', business, `${one?.id}`, change));
  const seen = { version: edited.bookings[0]?.version, scope };
  const gone = await counted(put<PhoneBookingCancelled>(app, 'post', business, `${one?.id}/cancel`, seen));
  expect((await occupancyOf(plain, business.id)).cells).toEqual([]);
  const bookings = gone.cancelled.map(({ id, version }) => ({ id, version }));
  await counted(put<PhoneBookingAnswer>(app, 'post', business, 'restore', { bookings }));
  expect((await occupancyOf(plain, business.id)).cells).toEqual(held.cells);
  return { counts, first, edited, gone };
}

onBothEngines('a series of phone bookings', (app) => {
  it('takes as many statements for two months as for two weeks', async () => {
    const short = await seriesOf(app(), 2);
    const long = await seriesOf(app(), WEEKS);
    expect(long.first.bookings).toHaveLength(SERIES);
    expect(long.edited.bookings).toHaveLength(SERIES);
    expect(long.gone.cancelled).toHaveLength(SERIES);
    expect(long.counts).toEqual(short.counts);
  });

  describe('that was called off', () => {
    async function cancelled() {
      const business = await createVenue(app());
      const repeatUntil = addDays(FRIDAY, 7);
      const { body } = await phoneIn(app(), business, { repeatUntil });
      const [one] = body.bookings;
      const seen = { version: one?.version, scope: 'following' };
      const gone = await put<PhoneBookingCancelled>(app(), 'post', business, `${one?.id}/cancel`, seen);
      return { business, bookings: gone.body.cancelled.map(({ id, version }) => ({ id, version })) };
    }

    it('names nothing twice when it is brought back', async () => {
      const { business, bookings } = await cancelled();
      const twice = { bookings: [...bookings, ...bookings] };
      const answer = await put(app(), 'post', business, 'restore', twice);
      expect([answer.status, answer.body.code]).toEqual([409, 'board_changed']);
      expect((await occupancyOf(app(), business.id)).cells).toEqual([]);
    });

    it('comes back once, whoever asks first', async () => {
      const { business, bookings } = await cancelled();
      const both = await Promise.all([1, 2].map(() => put(app(), 'post', business, 'restore', { bookings })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
  });
});
