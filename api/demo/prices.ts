import type { PriceRule } from 'mf-shared/contracts/prices';
import { priceOf } from 'mf-shared/pricing';
import { addDays, istanbulDate, type Slot } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import type { PriceRuleRow } from '../src/db/schema/price-rules.ts';
import { toRule } from '../src/domains/prices/price-list.ts';
import type { Random } from './base/random.ts';
import { HOLIDAYS } from './data/holidays.ts';
import type { DemoPitch, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
type Draft = Partial<Omit<PriceRuleRow, 'price'>> & { label: string; price: number };

const EVENING = 19 * 60;
const AFTERNOON = 17 * 60;
const MIDNIGHT = 24 * 60;
/** Share of the other venues that have prices by hour. */
const PRICED = 0.6;
const parsed = new WeakMap<PriceRuleRow[], PriceRule[]>();

/** Price of an hour at a demo venue by its price rules, TL. */
export function hourPrice(
  { priceRules }: DemoVenue,
  { row }: DemoPitch,
  date: string,
  { start }: Slot,
): number {
  const rules = parsed.get(priceRules) ?? priceRules.map(toRule);
  parsed.set(priceRules, rules);
  return priceOf(row.price, rules, { fieldId: row.id, date, start });
}

/** Dearer weekend evenings, cheaper days, late nights, and the next holiday; four in ten venues have one price. */
export function demoPriceRules(base: Base, venue: DemoVenue): PriceRuleRow[] {
  const { now, random } = base;
  const at = Math.max(venue.row.created_at, now - 40 * DAY_MS);
  const known = venue.row.venue_name === 'Moda Sahil Halı Saha';
  if (!known && !random.chance(PRICED)) return [];
  const late = known || random.chance(0.4);
  const drafts = [
    ...(known ? [holiday(now, venue)] : []),
    ...venue.pitches.flatMap((pitch) => pitchDrafts(pitch, late)),
  ];
  return drafts.map((draft, sort) => ({
    id: random.idAt(at),
    venue_id: venue.row.id,
    sort,
    field_ids: '[]',
    weekdays: '[]',
    from_date: null,
    to_date: null,
    starts: null,
    ends: null,
    ...draft,
  }));
}

function pitchDrafts({ row, slots }: DemoPitch, late: boolean): Draft[] {
  const only = { field_ids: JSON.stringify([row.id]) };
  const plays = (from: number, until: number) => slots.some(({ start }) => start >= from && start < until);
  const drafts: Draft[] = [];
  if (plays(EVENING, MIDNIGHT))
    drafts.push({
      ...only,
      label: 'Hafta sonu akşamı',
      weekdays: '[5,6,7]',
      starts: '19:00',
      ends: '00:00',
      price: rounded(row.price * 1.15),
    });
  if (plays(0, AFTERNOON))
    drafts.push({
      ...only,
      label: 'Hafta içi gündüz',
      weekdays: '[1,2,3,4,5]',
      starts: '08:00',
      ends: '17:00',
      price: rounded(row.price * 0.75),
    });
  if (late && plays(MIDNIGHT, 2 * MIDNIGHT))
    drafts.push({
      ...only,
      label: 'Gece tarifesi',
      starts: '00:00',
      ends: '06:00',
      price: rounded(row.price * 0.85),
    });
  return drafts;
}

/** The next public holiday at one price, all day on every pitch. */
function holiday(now: number, { pitches }: DemoVenue): Draft {
  const today = istanbulDate(now);
  const years = [0, 1].map((ahead) => String(Number(today.slice(0, 4)) + ahead));
  const coming = years
    .flatMap((year) => HOLIDAYS.map(({ name, day }) => ({ name, date: `${year}-${day}` })))
    .filter(({ date }) => date >= addDays(today, 2))
    .sort((a, b) => a.date.localeCompare(b.date));
  const [next] = coming;
  const dearest = Math.max(...pitches.map((pitch) => pitch.row.price));
  const date = next?.date ?? today;
  return { label: next?.name ?? 'Bayram', from_date: date, to_date: date, price: rounded(dearest * 1.25) };
}

const rounded = (price: number) => Math.round(price / 50) * 50;
