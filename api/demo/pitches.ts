import type { WorkingHours } from 'mf-shared/contracts/venues';
import type { PitchRow } from '../src/db/schema/pitches.ts';
import type { Random } from './base/random.ts';
import { cityOf } from './data/cities.ts';
import { APPROVED_VENUES } from './data/venues.ts';
import type { DemoVenue } from './plan.ts';

/** Players on the pitch, and its price relative to a 7-a-side pitch. */
const SIZES = [
  { capacity: "5'e 5", factor: 0.75 },
  { capacity: "6'ya 6", factor: 0.86 },
  { capacity: "7'ye 7", factor: 1 },
  { capacity: "7'ye 7", factor: 1 },
  { capacity: "8'e 8", factor: 1.14 },
  { capacity: "11'e 11", factor: 1.45 },
] as const;

const NIGHT: WorkingHours[] = [{ start: '18:00', end: '02:00' }];
const HALF_PAST: WorkingHours[] = [{ start: '17:30', end: '23:30' }];
const ALL_DAY: WorkingHours[] = [{ start: '09:00', end: '00:00' }];
const HOURS: readonly WorkingHours[][] = [
  NIGHT,
  NIGHT,
  HALF_PAST,
  ALL_DAY,
  [{ start: '16:00', end: '01:00' }],
  [
    { start: '10:00', end: '13:00' },
    { start: '17:00', end: '00:00' },
  ],
];

const NAMES = [
  ['Saha 1', 'Saha 2', 'Saha 3', 'Saha 4'],
  ['A Sahası', 'B Sahası', 'C Sahası', 'D Sahası'],
  ['Büyük Saha', 'Küçük Saha', 'Kapalı Saha', 'Arka Saha'],
  ['Kuzey Sahası', 'Güney Sahası', 'Doğu Sahası', 'Batı Sahası'],
] as const;

type Shape = { name: string; capacity: string; factor: number; hours: WorkingHours[] };

const KNOWN: readonly Shape[] = [
  { name: 'Sahil Sahası', capacity: "7'ye 7", factor: 1.1, hours: NIGHT },
  { name: 'Çınar Sahası', capacity: "6'ya 6", factor: 0.95, hours: HALF_PAST },
  { name: 'Kapalı Saha', capacity: "8'e 8", factor: 1.25, hours: ALL_DAY },
];

/** The pitches of a venue: three fixed ones for the known venue, one to four for any other. */
export function demoPitches(random: Random, business: DemoVenue['row']): PitchRow[] {
  const level = cityOf(business.city).price * (0.85 + random.next() * 0.3);
  const shapes = business.venue_name === APPROVED_VENUES[0]?.name ? KNOWN : shapesOf(random);
  return shapes.map(({ name, capacity, factor, hours }, sort) => ({
    id: random.idAt(business.created_at),
    venue_id: business.id,
    name,
    capacity,
    price: Math.min(2600, Math.max(900, Math.round((level * factor) / 50) * 50)),
    working_hours: JSON.stringify(hours),
    sort,
    archived_at: null,
  }));
}

function shapesOf(random: Random): Shape[] {
  const names = random.pick(NAMES);
  const count = random.pick([1, 2, 2, 2, 3, 3, 4]);
  const hours = random.pick(HOURS);
  return names.slice(0, count).map((name) => ({
    name,
    ...random.pick(SIZES),
    hours: random.chance(0.7) ? hours : random.pick(HOURS),
  }));
}
