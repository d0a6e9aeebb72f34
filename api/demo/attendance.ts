import type { PlayerRecord, Reliability } from '../src/db/schema/attendance.ts';
import { MEMORY } from '../src/domains/venues/reliability.ts';
import type { DemoReservation, DemoVenue } from './plan.ts';
import type { Random } from './random.ts';

type Base = { now: number; random: Random };
const MINUTE = 60_000;
/** Of the venues beside the known one, those that say who came; of the hours there, those that they marked. */
const MARKING = 0.5;
const MARKED = 0.8;
const MISSED = 0.035;

/**
 * Says of past hours whether who had booked them came; some hours and some venues are never marked. The known player
 * missed one, the oldest outside of the known venue.
 */
export function markAttendance(
  { now, random }: Base,
  { known, venues }: { known: string; venues: readonly DemoVenue[] },
  reservations: readonly DemoReservation[],
): void {
  const marking = new Set(venues.filter((_, i) => i < 2 || random.chance(MARKING)).map(({ row }) => row.id));
  const past = reservations.filter((row) => row.status === 'approved' && row.ends_at <= now);
  for (const row of past) {
    if (!marking.has(row.business_id) || !random.chance(MARKED)) continue;
    row.attendance = row.user_id !== known && random.chance(MISSED) ? 'no_show' : 'played';
  }
  const elsewhere = past.filter((row) => row.user_id === known && row.business_id !== venues[0]?.row.id);
  const [oldest] = elsewhere.sort((a, b) => a.starts_at - b.starts_at);
  if (oldest) oldest.attendance = 'no_show';
}

/** What venues said about each player. */
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

/** Counts how each venue dealt with its requests, answer by answer, as if it had happened. */
export function countAnswers(venues: readonly DemoVenue[], reservations: readonly DemoReservation[]): void {
  const answered = reservations.filter(
    // What a venue gives to everybody at once was never asked of it.
    (row) => isAnswer(row) && row.decided_at !== row.created_at,
  );
  const byVenue = Map.groupBy(answered, (row) => row.business_id);
  for (const { row } of venues) Object.assign(row, reliability(byVenue.get(row.id) ?? []));
}

const isAnswer = ({ status }: DemoReservation) => status === 'approved' || status === 'rejected';

function reliability(answers: readonly DemoReservation[]): Reliability {
  const mean: Reliability = { answer_count: 0, answer_log: 0, refusal_rate: 0 };
  for (const row of answers.toSorted((a, b) => (a.decided_at ?? 0) - (b.decided_at ?? 0))) {
    mean.answer_count += 1;
    const weight = 1 / Math.min(mean.answer_count, MEMORY);
    const log = Math.log1p(((row.decided_at ?? row.created_at) - row.created_at) / MINUTE);
    mean.answer_log += (log - mean.answer_log) * weight;
    mean.refusal_rate += ((row.status === 'rejected' ? 1 : 0) - mean.refusal_rate) * weight;
  }
  return mean;
}
