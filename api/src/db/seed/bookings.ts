import { addDays, datesBetween, istanbulDate, type Slot, slotInstants } from 'mf-shared/schedule';
import type { UserRow } from '../schema.ts';
import { usualFate } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoVenue } from './plan.ts';
import type { Random } from './random.ts';

const DAYS_BACK = 28;
const DAYS_AHEAD = 14;
const TRIES = 6;
/** How full an evening is, Sunday first. */
const WEEKDAYS = [0.85, 0.42, 0.46, 0.52, 0.6, 0.95, 0.92] as const;

type Base = { now: number; random: Random; players: readonly UserRow[]; ledger: Ledger };

/** Fills the past four weeks and, ever thinner, the coming two of all venues with players of their province. */
export function fillCalendars(base: Base, venues: readonly DemoVenue[]): void {
  const byCity = Map.groupBy(base.players, (player) => player.city);
  const today = istanbulDate(base.now);
  const nights = datesBetween(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
  for (const venue of venues) {
    const locals = byCity.get(venue.row.city) ?? [];
    for (const date of nights) fillNight(base, venue, locals, date);
  }
}

function fillNight(base: Base, venue: DemoVenue, locals: readonly UserRow[], date: string): void {
  const { random, ledger, now } = base;
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0.5;
  const weekend = weekday > 0.8;
  for (const pitch of venue.pitches) {
    for (const slot of pitch.slots) {
      const { startsAt } = slotInstants(date, slot);
      const demand = weekday * byHour(slot, weekend) * venue.popularity * byDistance(startsAt - now);
      if (!random.chance(demand) || !ledger.isFree(pitch, date, slot)) continue;
      const fate = usualFate(random, { now, startsAt });
      for (let i = 0; i < TRIES; i++) {
        const userId = random.pick(locals).id;
        if (ledger.book({ venue, pitch, userId, date, slot, fate })) break;
      }
    }
  }
}

/** Nine in the evening is what everybody wants; by day only weekends are played. */
function byHour(slot: Slot, weekend: boolean): number {
  const hour = slot.start / 60;
  if (hour >= 24) return weekend ? 0.5 : 0.3;
  if (hour >= 19.5 && hour < 23) return 1;
  if (hour >= 18.5) return 0.8;
  if (hour >= 17) return 0.55;
  return weekend ? 0.35 : 0.07;
}

/** Coming hours are asked for the less the further off they lie; `ahead` in ms. */
const byDistance = (ahead: number): number =>
  ahead <= 0 ? 1 : Math.max(0.22, 0.85 - ahead / (16 * 24 * 60 * 60 * 1000));
