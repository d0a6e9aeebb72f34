import {
  addDays,
  datesBetween,
  daysBetween,
  istanbulDate,
  type Slot,
  slotInstants,
} from 'mf-shared/schedule';
import type { Random } from './base/random.ts';
import { MEN, SURNAMES } from './data/people.ts';
import { asked, usualFate } from './fates.ts';
import { WEEKS_BACK } from './habits.ts';
import type { Ledger, PhoneCall } from './ledger.ts';
import type { DemoPlayer, DemoVenue } from './plan.ts';

const DAYS_BACK = 28;
const DAYS_AHEAD = 14;
/** Share of the hours without a habit that players book spontaneously; the others are phone bookings. */
const WHIMS = 0.06;
/** The same at the known venue in the days around now, so that its owner has requests to answer. */
const KNOWN_WHIMS = 0.85;
const KNOWN_DAYS = 4;
/** How full an evening is, Sunday first. */
const WEEKDAYS = [0.85, 0.42, 0.46, 0.52, 0.6, 0.95, 0.92] as const;

type Base = { now: number; random: Random; players: readonly DemoPlayer[]; ledger: Ledger };

/**
 * Fills the hours that habits left free in the past four weeks and, ever thinner, the coming two; mostly by phone. The
 * known venue comes first and is filled for the whole half year.
 */
export function fillCalendars(base: Base, venues: readonly DemoVenue[]): void {
  const byCity = Map.groupBy(base.players, (player) => player.city);
  const today = istanbulDate(base.now);
  for (const [i, venue] of venues.entries()) {
    const locals = byCity.get(venue.row.city) ?? [];
    const back = i === 0 ? WEEKS_BACK * 7 : DAYS_BACK;
    const nights = datesBetween(addDays(today, -back), addDays(today, DAYS_AHEAD));
    for (const date of nights) {
      const whims = i === 0 && Math.abs(daysBetween(today, date)) <= KNOWN_DAYS ? KNOWN_WHIMS : WHIMS;
      fillNight(base, venue, locals, { date, whims });
    }
  }
}

function fillNight(
  base: Base,
  venue: DemoVenue,
  locals: readonly DemoPlayer[],
  { date, whims }: { date: string; whims: number },
): void {
  const { random, ledger, now } = base;
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 0.5;
  const weekend = weekday > 0.8;
  for (const pitch of venue.pitches) {
    for (const slot of pitch.slots) {
      const { startsAt } = slotInstants(date, slot);
      const demand = weekday * byHour(slot, weekend) * venue.popularity * byDistance(startsAt - now);
      if (!random.chance(demand) || !ledger.isFree(pitch, date, slot)) continue;
      if (!random.chance(whims) || !bookOnWhim(base, { venue, pitch, date, slot }, locals)) {
        const name = `${random.pick(MEN)} ${random.pick(SURNAMES)}`;
        const phone = random.chance(0.7) ? `+90532000${random.int(1000, 9999)}` : null;
        ledger.takeCall({ venue, pitch, date, slot, name, phone, at: asked(random, { now, startsAt }) });
      }
    }
  }
}

type Hour = Omit<PhoneCall, 'name' | 'phone' | 'at'>;

function bookOnWhim({ now, random, ledger }: Base, hour: Hour, locals: readonly DemoPlayer[]): boolean {
  const { startsAt } = slotInstants(hour.date, hour.slot);
  const player = random.pick(locals);
  const fate = usualFate(random, { now, startsAt });
  return player.created_at < fate.created_at && ledger.book({ ...hour, userId: player.id, fate });
}

/** Everybody wants nine in the evening; daytime hours are played only at weekends. */
function byHour(slot: Slot, weekend: boolean): number {
  const hour = slot.start / 60;
  if (hour >= 24) return weekend ? 0.5 : 0.3;
  if (hour >= 19.5 && hour < 23) return 1;
  if (hour >= 18.5) return 0.8;
  if (hour >= 17) return 0.55;
  return weekend ? 0.35 : 0.07;
}

/** The further ahead an hour is, the fewer ask for it; `ahead` in ms. */
const byDistance = (ahead: number): number =>
  ahead <= 0 ? 1 : Math.max(0.22, 0.85 - ahead / (16 * 24 * 60 * 60 * 1000));
