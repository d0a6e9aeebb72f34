import { MAX_RADIUS } from 'mf-shared/contracts/hour-terms';
import type { HourSearch, HoursInstead, NEAR_MISSES } from 'mf-shared/contracts/hours';
import { addDays, formatTime } from 'mf-shared/schedule';
import { DAY_MINUTES } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { Candidate } from './candidates.ts';
import { findHours } from './find.ts';
import { minutesOf, NIGHT_BEGINS } from './span.ts';
import { hourViews } from './view.ts';

type Miss = (typeof NEAR_MISSES)[number];

/** Hours of each kind of near miss, and taken ones. */
const FEW = 3;
const NIGHTS = 6;
const WIDER_MINUTES = 180;
/** The last half hour of a night. */
const NIGHT_ENDS = NIGHT_BEGINS + DAY_MINUTES - 30;
/** Hours that each of its searches looks at: there are up to a dozen. */
const MOST_READ = 250;

/**
 * What comes close to a search that finds nothing, a few of each kind, and taken hours that fit. Each changes one wish
 * alone.
 * @throws `validation` like `findHours`
 */
export async function hoursInstead(ctx: AppContext, search: HourSearch): Promise<HoursInstead> {
  const now = ctx.clock();
  const asked = { ...search, cursor: undefined, limit: FEW };
  const free = async (one: HourSearch) =>
    (await findHours(ctx, one, { now, wanted: 'free', most: MOST_READ })).rows;
  const found: [Miss, Candidate[]][] = [['time', await free(wider(asked))]];
  found.push(['night', await onOtherNights(asked, free)]);
  const elsewhere = farther(asked);
  if (elsewhere) found.push(['place', await free(elsewhere)]);
  if (asked.maxPrice !== undefined)
    found.push(['price', await free({ ...asked, maxPrice: undefined, sort: 'price' })]);
  if (asked.players !== undefined) found.push(['size', await free({ ...asked, players: undefined })]);
  const taken = (await findHours(ctx, asked, { now, wanted: 'taken', most: MOST_READ })).rows;
  const near = found
    .filter(([, hours]) => hours.length > 0)
    .map(async ([miss, hours]) => ({ miss, hours: await hourViews(ctx, hours, search, now) }));
  return { near: await Promise.all(near), taken: await hourViews(ctx, taken, search, now) };
}

/** The same night, earlier or later. */
function wider({ earliest, latest, ...rest }: HourSearch): HourSearch {
  const [first, last] = [minutesOf(earliest), minutesOf(latest)];
  return {
    ...rest,
    earliest: formatTime(Math.max(NIGHT_BEGINS, first - WIDER_MINUTES)),
    latest: formatTime(Math.min(NIGHT_ENDS, last + WIDER_MINUTES)),
  };
}

/** The next nights that have one, the first of each. */
async function onOtherNights(
  search: HourSearch,
  free: (search: HourSearch) => Promise<Candidate[]>,
): Promise<Candidate[]> {
  const hours: Candidate[] = [];
  for (let night = 1; night <= NIGHTS && hours.length < FEW; night++) {
    const date = addDays(search.date, night);
    hours.push(...(await free({ ...search, date, limit: 1 })));
  }
  return hours;
}

/** A larger place: the whole province instead of a district, or a wider circle. */
function farther(search: HourSearch): HourSearch | null {
  if (search.lat !== undefined)
    return search.radius < MAX_RADIUS ? { ...search, radius: MAX_RADIUS, sort: 'distance' } : null;
  const isPart = search.district !== undefined || search.text !== undefined;
  return isPart ? { ...search, district: undefined, text: undefined } : null;
}
