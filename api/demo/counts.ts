import { HEALTH_DAYS, type Measure } from 'mf-shared/contracts/health';
import { istanbulTime } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { hourOf } from '../src/db/hours.ts';
import type { HourlyCountRow } from '../src/db/schema/hourly-counts.ts';
import type { Random } from './base/random.ts';
import type { DemoReservation, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };

/** How often something happens in an hour in which people are awake. */
const RATES = { signUps: 0.35, venueSignUps: 0.02, mailsFailed: 0.02, pushesFailed: 0.06 } as const;
/** What one request sends: word to the venue, and the answer. */
const MAILS_PER_BOOKING = 2;
const PUSHES_PER_BOOKING = 3;
/** Days for each venue that opened in the last month. */
const DAYS_PER_VENUE = 5;

/** What the hours of the last month would have counted: bookings as they were made, and a young product around them. */
export function demoCounts(
  { now, random }: Base,
  venues: readonly DemoVenue[],
  reservations: readonly DemoReservation[],
): HourlyCountRow[] {
  const asked = Map.groupBy(reservations, (row) => hourOf(row.created_at));
  const missed = Map.groupBy(
    reservations.filter((row) => row.attendance === 'no_show'),
    (row) => hourOf(row.starts_at),
  );
  const active = venues.filter(({ row }) => (row.next_payment_at ?? 0) > now).length;
  // Others waited a week ago; there were about as many of them.
  const answered = reservations.filter((row) => row.decided_at !== null);
  const backlog = reservations.length - answered.length;
  const hours = Array.from({ length: (HEALTH_DAYS + 1) * 24 }, (_, ago) => hourOf(now) - ago);
  return hours.flatMap((hour) => {
    const at = hour * HOUR_MS;
    const bookings = asked.get(hour)?.length ?? 0;
    const counts: Record<Measure, number> = {
      bookings,
      noShows: missed.get(hour)?.length ?? 0,
      signUps: happens(random, at, RATES.signUps),
      venueSignUps: happens(random, at, RATES.venueSignUps),
      mailsSent: bookings * MAILS_PER_BOOKING + random.int(0, 2),
      mailsFailed: happens(random, at, RATES.mailsFailed),
      pushesSent: bookings * PUSHES_PER_BOOKING + random.int(0, 3),
      pushesFailed: happens(random, at, RATES.pushesFailed),
      activeVenues: active - Math.floor((now - at) / (DAYS_PER_VENUE * DAY_MS)),
      openRequests: random.int(Math.floor(backlog * 0.85), backlog) + countOpen(answered, at),
    };
    return Object.entries(counts).flatMap(([measure, value]) =>
      value > 0 ? [{ measure: measure as Measure, hour, value }] : [],
    );
  });
}

/** Nobody signs up at night, and twice as many in the evening. */
function happens(random: Random, at: number, rate: number): number {
  const time = istanbulTime(at);
  if (time >= '02:00' && time < '08:00') return 0;
  return random.chance(rate) ? random.int(1, time >= '18:00' ? 3 : 1) : 0;
}

/** How many requests that have an answer by now had none then. */
const countOpen = (answered: readonly DemoReservation[], at: number): number =>
  answered.filter(({ created_at, decided_at }) => created_at <= at && (decided_at ?? 0) > at).length;
