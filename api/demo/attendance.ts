import { MINUTE_MS } from 'mf-shared/time';
import type { PlayerRecord } from '../src/db/schema/users.ts';
import type { Reliability } from '../src/db/schema/venues.ts';
import { MEMORY } from '../src/domains/venues/reliability.ts';
import type { Random } from './base/random.ts';
import type { DemoReservation, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
/** Share of the other venues that mark attendance, and share of their hours that they mark. */
const MARKING = 0.5;
const MARKED = 0.8;
const MISSED = 0.035;

/**
 * Marks the attendance of past hours; some hours and some venues have no marks. The known player missed one: the oldest
 * outside the known venue.
 */
export function markAttendance(
  { now, random }: Base,
  { known, venues }: { known: string; venues: readonly DemoVenue[] },
  reservations: readonly DemoReservation[],
): void {
  const marking = new Set(venues.filter((_, i) => i < 2 || random.chance(MARKING)).map(({ row }) => row.id));
  const past = reservations.filter((row) => row.status === 'approved' && row.ends_at <= now);
  for (const row of past) {
    if (!marking.has(row.venue_id) || !random.chance(MARKED)) continue;
    row.attendance = row.user_id !== known && random.chance(MISSED) ? 'no_show' : 'played';
  }
  const elsewhere = past.filter((row) => row.user_id === known && row.venue_id !== venues[0]?.row.id);
  const [oldest] = elsewhere.sort((a, b) => a.starts_at - b.starts_at);
  if (oldest) oldest.attendance = 'no_show';
}

/** Attendance record of each player. */
export function recordsOf(reservations: readonly DemoReservation[]): Map<string, PlayerRecord> {
  const records = new Map<string, PlayerRecord>();
  for (const { user_id, attendance } of reservations) {
    if (!attendance) continue;
    const record = records.get(user_id) ?? { played_count: 0, no_show_count: 0 };
    record[attendance === 'played' ? 'played_count' : 'no_show_count'] += 1;
    records.set(user_id, record);
  }
  return records;
}

/** Counts each venue's answers to requests, one by one, as if they had happened. */
export function countAnswers(venues: readonly DemoVenue[], reservations: readonly DemoReservation[]): void {
  const answered = reservations.filter(
    // Requests that a venue approves automatically were never answered by it.
    (row) => isAnswer(row) && row.decided_at !== row.created_at,
  );
  const byVenue = Map.groupBy(answered, (row) => row.venue_id);
  for (const { row } of venues) Object.assign(row, reliability(byVenue.get(row.id) ?? []));
}

const isAnswer = ({ status }: DemoReservation) => status === 'approved' || status === 'rejected';

function reliability(answers: readonly DemoReservation[]): Reliability {
  const mean: Reliability = { answer_count: 0, answer_log: 0, refusal_rate: 0 };
  for (const row of answers.toSorted((a, b) => (a.decided_at ?? 0) - (b.decided_at ?? 0))) {
    mean.answer_count += 1;
    const weight = 1 / Math.min(mean.answer_count, MEMORY);
    const log = Math.log1p(((row.decided_at ?? row.created_at) - row.created_at) / MINUTE_MS);
    mean.answer_log += (log - mean.answer_log) * weight;
    mean.refusal_rate += ((row.status === 'rejected' ? 1 : 0) - mean.refusal_rate) * weight;
  }
  return mean;
}
