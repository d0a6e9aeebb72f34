import fc from 'fast-check';
import type { WeeklyField } from 'mf-shared/contracts/reservations';
import { addDays, formatTime, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue, type TestVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { allHours } from '../../../test/hours.ts';
import { newId } from '../../base/id.ts';
import { writeHours } from './renew.ts';

/** The free hours of a venue on its own page, that start from noon to half past eleven in the night. */
async function weekly(test: TestApp, venue: TestVenue, date: string) {
  const days = { businessId: venue.id, startDate: addDays(date, -1), endDate: addDays(date, 1) };
  const { body } = await test.call<{ weeklyData: WeeklyField[] }>(
    'get',
    `/api/reservations/weekly-user?${new URLSearchParams(days)}`,
  );
  const noon = Date.parse(`${date}T12:00:00+03:00`);
  return body.weeklyData
    .flatMap(({ fieldId, weeklyData }) =>
      weeklyData.flatMap(({ date: night, daySlots }) =>
        daySlots
          .filter(
            ({ isAvailable, startsAt }) =>
              isAvailable &&
              startsAt < istanbulMidnight(night) + 36 * HOUR_MS &&
              startsAt >= noon &&
              startsAt <= noon + 11.5 * HOUR_MS,
          )
          .map(({ startsAt, price, timeSlot }) => ({ fieldId, date: night, timeSlot, startsAt, price })),
      ),
    )
    .sort(byPitch);
}

const byPitch = (a: { fieldId: string; startsAt: number }, b: { fieldId: string; startsAt: number }) =>
  a.fieldId < b.fieldId ? -1 : a.fieldId > b.fieldId ? 1 : a.startsAt - b.startsAt;

const clock = fc.integer({ min: 0, max: 47 }).map((half) => formatTime(half * 30));
const range = fc.tuple(fc.nat(95), fc.integer({ min: 4, max: 95 })).map(([start, length]) => ({
  start: formatTime(start * 15),
  end: formatTime((start + length) * 15),
}));
const rule = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  from_date: fc.option(fc.constantFrom(FRIDAY, '2026-11-19', '2026-11-21')),
  length: fc.integer({ min: 0, max: 9 }),
  hours: fc.option(fc.tuple(clock, clock)),
  price: fc.integer({ min: 500, max: 3000 }),
});
const pitch = fc.record({
  range,
  price: fc.integer({ min: 500, max: 3000 }),
  capacity: fc.constant("7'e 7"),
});
const world = fc.record({
  pitches: fc.array(pitch, { minLength: 1, maxLength: 3 }),
  rules: fc.array(rule, { maxLength: 4 }),
  buffer: fc.constantFrom(0, 30),
  weeks: fc.constantFrom(1, 12),
  booked: fc.array(fc.nat(200), { maxLength: 4 }),
});

onBothEngines('a search for hours', (app) => {
  it('finds just the hours that the page of each venue shows as free, at the same price', async () => {
    const city = 'Rize';
    await fc.assert(
      fc.asyncProperty(world, async ({ pitches, rules, buffer, weeks, booked: some }) => {
        const test = app();
        await test.db.q.updateTable('venues').set({ status: 'pending' }).where('city', '=', city).execute();
        const venue = await createVenue(
          test,
          { city, buffer_minutes: buffer, horizon_weeks: weeks },
          pitches
            .map((one) => ({ ...one, range: undefined, working_hours: JSON.stringify([one.range]) }))
            .map(({ range: _, ...row }) => row),
        );
        for (const [sort, { weekdays, from_date, length, hours, price }] of rules.entries())
          await test.db.q
            .insertInto('price_rules')
            .values({
              id: newId(),
              venue_id: venue.id,
              sort,
              label: '',
              field_ids: sort % 2 === 0 ? '[]' : JSON.stringify([venue.pitches[0]?.id]),
              weekdays: JSON.stringify(weekdays),
              from_date,
              to_date: from_date && addDays(from_date, length),
              starts: hours?.[0] ?? null,
              ends: hours?.[1] ?? null,
              price,
            })
            .execute();
        await writeHours(test.db.q, venue.id, test.time.now);
        const before = await weekly(test, venue, FRIDAY);
        for (const [at, index] of some.entries()) {
          const hour = before[index % Math.max(1, before.length)];
          const player = hour && (await createUser(test));
          const fieldName = venue.pitches.find(({ id }) => id === hour?.fieldId)?.name ?? '';
          if (!hour || !player) continue;
          const json = { userEmail: player.email, businessId: venue.id, ...hour, fieldName };
          await test.call('post', '/api/reservations/create', { token: player.token, json });
          if (at > 2) break;
        }
        const expected = await weekly(test, venue, FRIDAY);
        for (const sort of ['time', 'price', 'rating']) {
          const found = await allHours(test, {
            city,
            date: FRIDAY,
            earliest: '12:00',
            latest: '23:30',
            sort,
            limit: '25',
          });
          const hours = found.map(({ fieldId, date, timeSlot, startsAt, price }) => ({
            fieldId,
            date,
            timeSlot,
            startsAt,
            price,
          }));
          expect(hours.sort(byPitch)).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });
});
