import { createApp } from '../api/src/app.ts';
import { alternate, type Ratio } from './alternate.ts';
import { benchCalls, chatCalls } from './calls.ts';
import { benchContext } from './context.ts';
import { benchDatabase, LARGE, type Size, SMALL } from './data.ts';

const CALLS = 1200;
const VENUES = 100;

/**
 * How much more each call costs on the large database than on the small one. Venues and players change from call to
 * call, and answers that are kept count as old, so that the caches alone cannot answer.
 */
export async function flatness(): Promise<Ratio[]> {
  const small = await subject(SMALL);
  const large = await subject(LARGE);
  const ratios = await alternate(small, large, CALLS);
  await small.close();
  await large.close();
  return ratios;
}

async function subject(size: Size) {
  const context = await benchContext(await benchDatabase(size));
  const calls = await Promise.all(
    Array.from({ length: VENUES }, async (_, n) => [
      ...(await benchCalls(Math.floor((n * size.venues) / VENUES), size)),
      ...(await chatCalls(n, size)),
    ]),
  );
  const before = () => context.db.writes?.note('a write that names no table');
  return { app: createApp(context), calls, before, close: () => context.db.close() };
}
