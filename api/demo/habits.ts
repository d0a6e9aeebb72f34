import { addDays, istanbulDate, slotInstants, weekStart } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { Random } from './base/random.ts';
import { type Crew, choosePlace, type Life } from './crews.ts';
import { usualFate } from './fates.ts';
import type { Ledger } from './ledger.ts';
import type { DemoPlayer, DemoVenue } from './plan.ts';

export const WEEKS_BACK = 26;
const WEEKS_AHEAD = 1;
/** Minutes by which people move when their hour is taken. */
const SHIFTS = [0, 60, -60, 120, 30, -30];

type Base = { now: number; random: Random; ledger: Ledger; venues: readonly DemoVenue[] };
type Wish = { player: DemoPlayer; venue: DemoVenue; date: string; start: number };

/**
 * Half a year of hours booked by players, week by week: crews on their nights, single players where somebody they know
 * plays, near home, or anywhere. Later bookings must avoid taken hours.
 */
export function liveHabits(base: Base, lives: readonly Life[], crews: readonly Crew[]): void {
  const byCity = Map.groupBy(base.venues, (venue) => venue.row.city);
  const crewsOf = new Map<string, Crew[]>();
  for (const crew of crews) {
    for (const { id } of crew.members) crewsOf.set(id, [...(crewsOf.get(id) ?? []), crew]);
  }
  const monday = weekStart(istanbulDate(base.now));
  for (let week = -WEEKS_BACK; week <= WEEKS_AHEAD; week++) {
    const from = addDays(monday, week * 7);
    for (const crew of base.random.sample(crews, crews.length)) {
      // The known player's coming hours are written elsewhere, hour by hour.
      if (week < 0 || crew.members[0] !== lives[0]?.player) crewWeek(base, crew, from, -week);
    }
    for (const life of lives.slice(1)) {
      const venues = byCity.get(life.player.city ?? '') ?? [];
      if (venues.length > 0 && base.random.chance(life.appetite))
        soloWeek(base, life, crewsOf.get(life.player.id) ?? [], venues, from);
    }
  }
}

function crewWeek(base: Base, crew: Crew, from: string, weeksAgo: number): void {
  const { random } = base;
  const ahead = weeksAgo <= 0;
  if (!random.chance(ahead ? crew.rhythm * 0.5 : crew.rhythm)) return;
  const moved = crew.move !== null && weeksAgo < crew.move.weeksAgo;
  const usual = moved && crew.move ? crew.move.to : crew.venue;
  const player = random.chance(0.7) ? crew.bookers[0] : random.pick(crew.bookers);
  const night = random.chance(0.12) ? random.int(0, 6) : crew.weekday;
  if (!player) return;
  const wish = { player, date: addDays(from, night), start: crew.start };
  const first = random.chance(0.07) ? crew.spare : usual;
  for (const venue of [first, usual, crew.spare]) if (book(base, { ...wish, venue })) return;
}

function soloWeek(
  base: Base,
  life: Life,
  crews: readonly Crew[],
  venues: readonly DemoVenue[],
  from: string,
) {
  const { random } = base;
  const draw = random.next();
  const along = draw < 0.45 && crews.length > 0 ? random.pick(crews).venue : null;
  const venue = along ?? (draw < 0.85 ? choosePlace(random, life.home, venues) : random.pick(venues));
  const night = random.chance(0.6) ? random.int(4, 6) : random.int(0, 3);
  const start = life.evening + random.pick([-60, 0, 0, 0, 60]);
  book(base, { player: life.player, venue, date: addDays(from, night), start });
}

/** Books the wanted hour or one close to it on any pitch of the venue; false if none is free. */
function book({ now, random, ledger }: Base, { player, venue, date, start }: Wish): boolean {
  for (const shift of SHIFTS) {
    for (const pitch of venue.pitches) {
      const slot = pitch.slots.find((one) => one.start === start + shift);
      if (!slot || !ledger.isFree(pitch, date, slot)) continue;
      const { startsAt } = slotInstants(date, slot);
      const opened = Math.max(player.created_at, venue.row.created_at) + 7 * DAY_MS;
      if (startsAt < opened || startsAt > now + 9 * DAY_MS) return false;
      const fate = usualFate(random, { now, startsAt });
      if (ledger.book({ venue, pitch, userId: player.id, date, slot, fate })) return true;
    }
  }
  return false;
}
