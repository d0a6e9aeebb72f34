import { istanbulTime } from 'mf-shared/schedule';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { Random } from './base/random.ts';
import type { Fate } from './ledger.ts';

type When = { now: number; startsAt: number };
const between = (random: Random, from: number, to: number) => Math.round(from + random.next() * (to - from));

/** Moves what would happen at night, from half past one to half past eight, to the evening before. */
export function awake(at: number): number {
  const time = istanbulTime(at);
  return time >= '01:30' && time < '08:30' ? at - 7 * HOUR_MS : at;
}

/** A minute of the hour before, at which somebody is awake: people do nothing on the dot. */
export const about = (random: Random, at: number): number => awake(Math.round(at - random.next() * HOUR_MS));

/** The same between ten in the morning and eleven at night, when owners see to papers and payments. */
export function aboutByDay(random: Random, at: number): number {
  const done = about(random, at);
  const time = istanbulTime(done);
  return time < '10:00' || time >= '23:00' ? done - 12 * HOUR_MS : done;
}

/** Requested at most six days before the hour or before now. */
export const asked = (random: Random, { now, startsAt }: When) =>
  awake(
    startsAt <= now
      ? between(random, startsAt - 6 * DAY_MS, startsAt - 6 * HOUR_MS)
      : between(random, now - 6 * DAY_MS, now - 3 * HOUR_MS),
  );

/** A moment after the request, before the hour and before now: mostly within an hour or two, seldom days. */
export function decisionAfter(random: Random, { now, startsAt }: When, createdAt: number): number {
  const at = createdAt + (Math.min(now, startsAt) - createdAt) * 0.3 * random.next() ** 3;
  return Math.max(createdAt + MINUTE_MS, awake(Math.round(at)));
}

export const waiting = (random: Random, { now }: When): Fate => ({
  status: 'pending',
  end_reason: null,
  created_at: awake(between(random, now - 1.5 * DAY_MS, now - HOUR_MS / 6)),
  decided_at: null,
});

export const settledAs = (
  random: Random,
  when: When,
  status: 'approved' | 'rejected' | 'cancelled',
): Fate => {
  const createdAt = asked(random, when);
  return {
    status,
    end_reason: status === 'cancelled' ? random.pick(['player', 'player', 'business'] as const) : null,
    created_at: createdAt,
    decided_at: decisionAfter(random, when, createdAt),
  };
};

/** The usual end of a request: past ones were mostly played, a quarter of the coming ones are pending. */
export function usualFate(random: Random, when: When): Fate {
  const draw = random.next();
  if (draw < 0.03) return settledAs(random, when, 'rejected');
  if (draw < 0.06) return settledAs(random, when, 'cancelled');
  if (when.startsAt > when.now && draw < 0.28) return waiting(random, when);
  return settledAs(random, when, 'approved');
}
