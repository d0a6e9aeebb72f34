import {
  DEFAULT_RADIUS,
  FACILITIES,
  type Facility,
  HOUR_SORTS,
  type HourSort,
  RADII,
  TEAM_SIZES,
} from 'mf-shared/contracts/hour-terms';
import { isProvince } from 'mf-shared/provinces';
import { addDays, currentNight, formatTime, parseTime } from 'mf-shared/schedule';

/** Nights that the strip of days offers. */
export const NIGHTS = 14;

/** What somebody looks for, as the address holds it. */
export type Wish = {
  city: string;
  district: string;
  text: string;
  /** A point instead of a city. */
  near: { lat: number; lng: number } | null;
  radius: number;
  /** Football night. */
  date: string;
  /** `evening`, `day`, or the hour around which to look: `21:00`. */
  at: string;
  /** Players of one side; '' for any. */
  players: string;
  maxPrice: string;
  indoor: boolean;
  facilities: Facility[];
  sort: HourSort;
};

/** Spans that stand for more than an hour. */
const SPANS: Record<string, { earliest: string; latest: string }> = {
  evening: { earliest: '18:00', latest: '02:00' },
  day: { earliest: '06:00', latest: '03:00' },
};
const AROUND_MINUTES = 60;
/** Hours around which somebody may look, from the morning to the night. */
export const CLOCKS = Array.from({ length: 17 }, (_, i) => `${String((9 + i) % 24).padStart(2, '0')}:00`);
const [LONGEST_DISTRICT, LONGEST_TEXT] = [60, 80];
const isDate = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function degrees(text: string, most: number): number | null {
  const value = Number(text);
  return text.trim() === '' || !(Math.abs(value) <= most) ? null : value;
}

/** How screens name what a venue has. */
export const FACILITY_WORDS: Record<Facility, string> = {
  parking: 'Otopark',
  shower: 'Duş',
  boots: 'Krampon kiralama',
  bibs: 'Yelek',
  camera: 'Maç kaydı',
  cafe: 'Kafeterya',
};

/** Reads a wish from an address; what is missing or wrong takes its default. */
export function readWish(params: URLSearchParams, now: number, home: string): Wish {
  const text = (name: string) => params.get(name) ?? '';
  const [lat, lng] = [degrees(text('lat'), 90), degrees(text('lng'), 180)];
  const near = lat === null || lng === null ? null : { lat, lng };
  const city = isProvince(text('city')) ? text('city') : near ? '' : home;
  const tonight = currentNight(now);
  const date = isDate(text('date')) && text('date') >= tonight ? text('date') : tonight;
  const at = text('at');
  const sort = HOUR_SORTS.find((one) => one === text('sort'));
  return {
    city,
    district: text('district').slice(0, LONGEST_DISTRICT),
    text: text('text').slice(0, LONGEST_TEXT),
    near,
    radius: RADII.find((one) => String(one) === text('radius')) ?? DEFAULT_RADIUS,
    date,
    at: CLOCKS.includes(at) || Object.hasOwn(SPANS, at) ? at : 'evening',
    players: TEAM_SIZES.some((size) => String(size) === text('players')) ? text('players') : '',
    maxPrice: /^[1-9]\d{1,4}$/.test(text('maxPrice')) ? text('maxPrice') : '',
    indoor: text('indoor') === 'yes',
    facilities: FACILITIES.filter((one) => text('facilities').split(',').includes(one)),
    sort: sort && (sort !== 'distance' || near) ? sort : near ? 'distance' : 'time',
  };
}

/** A wish as an address holds it; defaults are left out, except the night, so that a shared link keeps its meaning. */
export function writeWish(wish: Wish): URLSearchParams {
  const { near, radius, facilities, indoor, sort, at } = wish;
  const entries = {
    city: near ? '' : wish.city,
    district: near ? '' : wish.district,
    text: near ? '' : wish.text,
    lat: near ? String(near.lat) : '',
    lng: near ? String(near.lng) : '',
    radius: near && radius !== DEFAULT_RADIUS ? String(radius) : '',
    date: wish.date,
    at: at === 'evening' ? '' : at,
    players: wish.players,
    maxPrice: wish.maxPrice,
    indoor: indoor ? 'yes' : '',
    facilities: facilities.join(','),
    sort: sort === (near ? 'distance' : 'time') ? '' : sort,
  };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

/** A wish as the API asks for it. */
export function searchOf(wish: Wish) {
  const { near, at } = wish;
  const place = near
    ? { ...near, radius: wish.radius }
    : { city: wish.city, district: wish.district || undefined, text: wish.text || undefined };
  return {
    ...place,
    date: wish.date,
    ...(SPANS[at] ?? around(at)),
    players: wish.players || undefined,
    maxPrice: wish.maxPrice || undefined,
    indoor: wish.indoor ? ('yes' as const) : undefined,
    facilities: wish.facilities.length > 0 ? wish.facilities.join(',') : undefined,
    sort: wish.sort,
  };
}
export type Search = ReturnType<typeof searchOf>;

/** From an hour before to an hour after. */
function around(clock: string) {
  const shifted = (by: number) => formatTime(parseTime(clock) + by);
  return { earliest: shifted(-AROUND_MINUTES), latest: shifted(AROUND_MINUTES) };
}

/** Whether the wish names a place. */
export const hasPlace = ({ city, near }: Wish): boolean => near !== null || city !== '';

/** The nights to choose from at `now` (ms), and the chosen one if it lies behind them. */
export function nightsFrom(now: number, chosen: string): string[] {
  const tonight = currentNight(now);
  const nights = Array.from({ length: NIGHTS }, (_, i) => addDays(tonight, i));
  return nights.includes(chosen) ? nights : [...nights, chosen];
}

/** `Kadıköy, İstanbul`; what the place is called on screen. */
export function placeName({ city, district, text, near }: Wish): string {
  if (near) return 'Yakınımdaki sahalar';
  if (text) return `“${text}”, ${city}`;
  return district ? `${district}, ${city}` : city;
}

/** How many wishes the folded filters hold. */
export const countFilters = ({ players, maxPrice, indoor, facilities }: Wish): number =>
  [players, maxPrice, indoor].filter(Boolean).length + facilities.length;
