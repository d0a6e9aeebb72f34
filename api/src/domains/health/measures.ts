import { sql } from 'kysely';
import { HEALTH_DAYS, MEASURES, type Measure, type MeasureReport, SAMPLES } from 'mf-shared/contracts/health';
import { addDays, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS, WEEK_MS } from 'mf-shared/time';
import type { Queries } from '../../db/database.ts';
import { hourOf } from '../../db/hours.ts';

/** Istanbul is three hours ahead of UTC all year. */
const AHEAD_HOURS = 3;
const WEEK_HOURS = hourOf(WEEK_MS);
const isSample = (measure: Measure) => SAMPLES.some((name) => name === measure);

type Sum = { measure: Measure; total: number; highest: number };

/** Every measure: today, compared with last week, and by day. Reads only hourly counts. */
export async function measureReports(q: Queries, now: number): Promise<MeasureReport[]> {
  const today = istanbulDate(now);
  const dates = Array.from({ length: HEALTH_DAYS }, (_, n) => addDays(today, n - HEALTH_DAYS + 1));
  const [midnight, hour] = [hourOf(istanbulMidnight(today)), hourOf(now)];
  const byDay = await sumsByDay(q, hourOf(istanbulMidnight(dates[0] ?? today)));
  const whole = await sumsBetween(q, midnight, hour);
  const before = await sumsBetween(q, midnight - WEEK_HOURS, hour - WEEK_HOURS);
  const [latest, weekAgo] = [await samples(q, hour), await samples(q, hour - WEEK_HOURS)];
  return MEASURES.map((measure) => {
    const sampled = isSample(measure);
    const days = dates.map((date) => {
      const sum = byDay.get(`${measure} ${date}`);
      return { date, value: (sampled ? sum?.highest : sum?.total) ?? 0 };
    });
    const span = sampled
      ? { today: latest.get(measure) ?? 0, lastWeek: weekAgo.get(measure) ?? 0 }
      : { today: whole.get(measure) ?? 0, lastWeek: before.get(measure) ?? 0 };
    return { measure, now: sampled ? span.today : (days.at(-1)?.value ?? 0), span, days };
  });
}

/** Sums by measure and day, from an hour on. */
async function sumsByDay(q: Queries, from: number): Promise<Map<string, Sum>> {
  const rows = await q
    .selectFrom('hourly_counts')
    .select((eb) => [
      'measure',
      sql<number>`(hour + ${sql.lit(AHEAD_HOURS)}) / 24`.as('day'),
      eb.fn.sum('value').as('total'),
      eb.fn.max('value').as('highest'),
    ])
    .where('hour', '>=', from)
    .groupBy(['measure', 'day'])
    .execute();
  return new Map(
    rows.map(({ measure, day, total, highest }) => [
      `${measure} ${istanbulDate((day * 24 - AHEAD_HOURS) * HOUR_MS)}`,
      { measure, total: Number(total), highest: Number(highest) },
    ]),
  );
}

/** Sums by measure of the hours from `from` until before `to`. */
async function sumsBetween(q: Queries, from: number, to: number): Promise<Map<Measure, number>> {
  const rows = await q
    .selectFrom('hourly_counts')
    .select((eb) => ['measure', eb.fn.sum('value').as('total')])
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .groupBy('measure')
    .execute();
  return new Map(rows.map(({ measure, total }) => [measure, Number(total)]));
}

/** The samples of an hour, or of the hour before when the next one is not there yet. */
async function samples(q: Queries, hour: number): Promise<Map<Measure, number>> {
  const rows = await q
    .selectFrom('hourly_counts')
    .select(['measure', 'value'])
    .where('hour', 'in', [hour - 1, hour])
    .where('measure', 'in', [...SAMPLES])
    .orderBy('hour')
    .execute();
  return new Map(rows.map(({ measure, value }) => [measure, Number(value)]));
}
