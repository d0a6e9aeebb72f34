import type { Income, IncomeSource } from 'mf-shared/contracts/income';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { TestApp } from '../harness.ts';
import type { World } from './types.ts';

const DAYS = 120;
type Hour = {
  source: IncomeSource;
  pitchId: string;
  date: string;
  startsAt: number;
  price: number;
  missed: boolean;
};
type Sum = { amount: number; count: number };

/** Every booked hour from the tables, independent of the product's queries. */
async function bookedHours({ db }: TestApp): Promise<(Hour & { businessId: string })[]> {
  const reservations = await db.q.selectFrom('reservations').selectAll().execute();
  const weeks = await db.q.selectFrom('subscription_occurrences').selectAll().execute();
  const phones = await db.q.selectFrom('phone_bookings').selectAll().execute();
  const hours = [
    ...reservations
      .filter((row) => row.status === 'approved')
      .map((row) => ({ ...row, source: 'reservation' as const, missed: row.attendance === 'no_show' })),
    ...weeks
      .filter((row) => row.status === 'held')
      .map((row) => ({ ...row, source: 'subscription' as const, missed: false })),
    ...phones
      .filter((row) => row.status === 'active')
      .map((row) => ({ ...row, source: 'phone' as const, missed: false })),
  ];
  return hours.map(({ venue_id: businessId, pitch_id: pitchId, starts_at: startsAt, ...row }) => ({
    ...row,
    businessId,
    pitchId,
    startsAt,
  }));
}

const sum = (hours: readonly Hour[]): Sum => ({
  amount: hours.reduce((all, { price }) => all + price, 0),
  count: hours.length,
});

const added = (parts: readonly Sum[]): Sum => ({
  amount: parts.reduce((all, { amount }) => all + amount, 0),
  count: parts.reduce((all, { count }) => all + count, 0),
});

/** Sums over a period; empty sums are left out. */
function summed(hours: readonly Hour[], now: number) {
  const paid = hours.filter((hour) => !hour.missed);
  const by = (key: (hour: Hour) => string) =>
    Object.fromEntries([...Map.groupBy(paid, key)].map(([name, own]) => [name, sum(own)]));
  return {
    total: sum(paid),
    earned: sum(paid.filter((hour) => hour.startsAt <= now)),
    noShows: sum(hours.filter((hour) => hour.missed)),
    days: by((hour) => hour.date),
    pitches: by((hour) => hour.pitchId),
    sources: by((hour) => hour.source),
    booked: hours.length,
  };
}

function told(income: Income): ReturnType<typeof summed> {
  const named = <T extends Sum>(list: readonly T[], key: (one: T) => string) =>
    Object.fromEntries(
      list
        .filter(({ count }) => count > 0)
        .map((one) => [key(one), { amount: one.amount, count: one.count }]),
    );
  return {
    total: income.total,
    earned: income.earned,
    noShows: income.noShows,
    days: named(income.days, (day) => day.date),
    pitches: named(income.pitches, (pitch) => pitch.fieldId),
    sources: named(income.sources, (one) => one.source),
    booked: income.heat.reduce((all, { booked }) => all + booked, 0),
  };
}

/** Money to compare: the sums that the venues see, and the sums of their booked hours. */
export async function moneyOf({ apps, venues }: World, start: string) {
  const app = apps.at(-1);
  if (!app) return [];
  const hours = await bookedHours(app);
  const today = istanbulDate(app.time.now);
  const periods = [
    { from: start, to: addDays(start, DAYS) },
    { from: today, to: addDays(today, 2) },
  ];
  const wanted = venues.flatMap((venue) => periods.map((period) => ({ venue, ...period })));
  return Promise.all(
    wanted.map(async ({ venue, from, to }) => {
      const own = hours.filter(({ businessId }) => businessId === venue.id);
      const between = (first: string, last: string) =>
        own.filter(({ date }) => first <= date && date <= last);
      const path = `/api/business/income?from=${from}&to=${to}`;
      const { body } = await app.call<Income>('get', path, { token: venue.token });
      const { amount, count, ...before } = body.previous;
      const earlier = between(before.from, before.to).filter(({ missed }) => !missed);
      return {
        told: { ...told(body), previous: { amount, count } },
        found: { ...summed(between(from, to), app.time.now), previous: sum(earlier) },
        parts: [body.total, added(body.days), added(body.pitches), added(body.sources)],
      };
    }),
  );
}
