import type { VenueSettings } from '../src/db/schema/venues.ts';
import { pitchSlots } from '../src/domains/occupancy/index.ts';
import type { Random } from './base/random.ts';
import { GROUNDS, KNOWN_DESCRIPTION, OPENINGS, SERVICES } from './data/descriptions.ts';
import type { DemoVenue } from './plan.ts';
import { demoPriceRules } from './prices.ts';

type Base = { now: number; random: Random };

/** For the venues where the known player books; the known one answers every request itself. */
const FIRST: readonly VenueSettings[] = [
  { cancel_hours: 12, approval: 'manual', buffer_minutes: 0, horizon_weeks: 8 },
  { cancel_hours: 24, approval: 'trusted', buffer_minutes: 0, horizon_weeks: 12 },
  { cancel_hours: 6, approval: 'all', buffer_minutes: 0, horizon_weeks: 6 },
  { cancel_hours: 48, approval: 'manual', buffer_minutes: 0, horizon_weeks: 12 },
  { cancel_hours: 24, approval: 'trusted', buffer_minutes: 0, horizon_weeks: 4 },
];
const COUNTS = ['hiç', 'bir', 'iki', 'üç', 'dört'] as const;

/**
 * Each venue's settings, prices by hour, and description. A gap between games leaves a pitch fewer hours, so call it
 * before anything is booked.
 */
export function decideForVenues(base: Base, venues: readonly DemoVenue[]): void {
  for (const [i, venue] of venues.entries()) {
    Object.assign(venue.row, FIRST[i] ?? settings(base.random));
    venue.row.description = i === 0 ? KNOWN_DESCRIPTION : description(base.random, venue);
    for (const pitch of venue.pitches) {
      const { buffer_minutes } = venue.row;
      pitch.slots = pitchSlots({ working_hours: pitch.row.working_hours, buffer_minutes });
    }
    venue.priceRules = demoPriceRules(base, venue);
  }
}

const settings = (random: Random): VenueSettings => ({
  cancel_hours: random.pick([24, 24, 24, 12, 6, 48, 3]),
  approval: random.pick(['manual', 'manual', 'manual', 'trusted', 'trusted', 'all']),
  buffer_minutes: random.chance(0.1) ? 30 : 0,
  horizon_weeks: random.pick([12, 12, 12, 8, 6, 4]),
});

function description(random: Random, { row, pitches }: DemoVenue): string {
  const district = row.address.split(', ').at(-1) ?? row.city;
  const opening = random
    .pick(OPENINGS)
    .replace('{ilce}', district)
    .replace('{saha}', COUNTS[pitches.length] ?? String(pitches.length));
  const ground = random.sample(GROUNDS, random.int(1, 2));
  const capital = opening.charAt(0).toLocaleUpperCase('tr-TR') + opening.slice(1);
  const first = capital.replace(/\. \p{Ll}/u, (start) => start.toLocaleUpperCase('tr-TR'));
  return [[first, ...ground].join(' '), random.sample(SERVICES, random.int(1, 2)).join(' ')].join('\n\n');
}
