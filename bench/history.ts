import { createApp } from '../api/src/app.ts';
import { alternate, type Ratio } from './alternate.ts';
import { BENCH_SECRET, benchContext } from './context.ts';
import { historyCalls, yearCall } from './history-calls.ts';
import { fillHistory } from './history-data.ts';

/** Nights of three months and of three years. */
const SHORT = 91;
const LONG = 1095;
const CALLS = 300;
const YEARS = 40;

/**
 * How much more an owner's screens cost at a venue with six pitches after three years than after three months. The
 * year's income comes last: it has more to sum, `rows` tells how much more.
 */
export async function history(): Promise<{ flat: Ratio[]; year: Ratio[]; rows: number }> {
  const now = Date.now();
  const short = await subject(SHORT, now);
  const long = await subject(LONG, now);
  const flat = await alternate(
    { app: short.app, calls: [await historyCalls(BENCH_SECRET, now)] },
    { app: long.app, calls: [await historyCalls(BENCH_SECRET, now)] },
    CALLS,
  );
  const year = await yearCall(BENCH_SECRET, now);
  const years = await alternate(
    { app: short.app, calls: [[year]] },
    { app: long.app, calls: [[year]] },
    YEARS,
  );
  const summed = async ({ app }: typeof short) => {
    const answer = await (await app.request(year.path, { headers: year.headers })).json();
    return answer.total.count + answer.previous.count;
  };
  const rows = (await summed(long)) / (await summed(short));
  await short.close();
  await long.close();
  return { flat, year: years, rows };
}

async function subject(nights: number, now: number) {
  const context = await benchContext(':memory:');
  await fillHistory(context.db, nights, now);
  return { app: createApp(context), close: () => context.db.close() };
}
