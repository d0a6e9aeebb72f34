import { addDays, istanbulDate } from 'mf-shared/schedule';
import { createApp } from '../api/src/app.ts';
import { openDatabase } from '../api/src/db/database.ts';
import { writeHours } from '../api/src/domains/hours/index.ts';
import { alternate, type Ratio, type Subject } from './alternate.ts';
import type { BenchCall } from './calls.ts';
import { benchContext } from './context.ts';
import { benchDatabase, businessId, PITCHES, type Size } from './data.ts';

const CALLS = 400;
/** Searches that differ from each other. */
const SEARCHES = 50;
const CITY = 'Adana';
const chatless = { messages: 2, partners: 1 };
const SMALL: Size = { venues: 100, reservations: 1_000, cities: 1, ...chatless };
const LARGE: Size = { venues: 2_000, reservations: 1_000_000, cities: 1, ...chatless };

/**
 * How much more a search for hours costs in a city of 2,000 venues with a million reservations than in one of 100
 * venues. Searches change from call to call, and kept answers count as old.
 */
export async function hours(): Promise<Ratio[]> {
  const [small, large] = [await subject(SMALL), await subject(LARGE)];
  const ratios = await alternate(small, large, CALLS);
  await Promise.all([small.close(), large.close()]);
  return ratios;
}

async function subject(size: Size): Promise<Subject & { close: () => Promise<void> }> {
  const context = await benchContext(await spread(size));
  return {
    app: createApp(context),
    calls: Array.from({ length: SEARCHES }, (_, n) => searches(n)),
    before: () => context.db.writes?.note('a write that names no table'),
    close: () => context.db.close(),
  };
}

/** A bench database whose venues lie all over the province, at different prices, and can be searched for hours. */
async function spread(size: Size): Promise<string> {
  const file = await benchDatabase(size);
  const db = await openDatabase(file);
  const done = await db.q.selectFrom('searched_venues').select('venue_id').limit(1).executeTakeFirst();
  if (!done)
    await db.transact(async ({ q }) => {
      for (let n = 0; n < size.venues; n++) await place(q, n);
    });
  await db.close();
  return file;
}

async function place(q: Awaited<ReturnType<typeof openDatabase>>['q'], n: number): Promise<void> {
  const [lat, lng] = [36.6 + ((n * 7919) % 1000) / 700, 35 + ((n * 104_729) % 1000) / 800];
  await q.updateTable('venues').set({ lat, lng }).where('id', '=', businessId(n)).execute();
  for (let pitch = 0; pitch < PITCHES; pitch++) {
    const price = 900 + (((n + pitch) * 37) % 60) * 25;
    await q.updateTable('pitches').set({ price }).where('id', '=', `p-${n}-${pitch}`).execute();
  }
  await writeHours(q, businessId(n), Date.now());
}

function searches(n: number): BenchCall[] {
  const date = addDays(istanbulDate(Date.now()), 1 + (n % 7));
  const near = { lat: String(36.8 + (n % 10) / 10), lng: String(35.2 + (n % 8) / 10) };
  const around = { date, earliest: '20:00', latest: '22:00' };
  const evening = { date, earliest: '18:00', latest: '01:00' };
  const call = (name: string, query: Record<string, string>, path = '/api/hours'): BenchCall => ({
    name,
    path: `${path}?${new URLSearchParams(query)}`,
    headers: {},
  });
  return [
    call('by time', { city: CITY, ...around }),
    call('an evening by price', { city: CITY, sort: 'price', ...evening }),
    call('seven a side, by price', { city: CITY, sort: 'price', players: '7', ...around }),
    call('of the best rated', { city: CITY, sort: 'rating', ...around }),
    call('near a point', { ...near, radius: '50', sort: 'distance', ...around }),
    call('by a word', { city: CITY, text: `${n + 10}`, ...around }),
    call('nothing fits', { city: CITY, maxPrice: '100', ...around }),
    call('on the map', { city: CITY, ...around }, '/api/hours/map'),
    call('what comes close', { city: CITY, maxPrice: '100', ...around }, '/api/hours/instead'),
  ];
}
