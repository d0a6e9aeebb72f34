import { composeDemo } from 'demo/compose';
import { insertDemo } from 'demo/insert';
import { WEEK_MS } from 'mf-shared/time';
import { openDatabase } from '../api/src/db/database.ts';
import { allHistories } from '../api/src/domains/recommendations/history.ts';
import { type Evaluation, evaluate } from './evaluate.ts';

/** Held-out weeks, and the weeks before them whose bookings train the weights. */
export const HOLD_OUT = 4;
export const WEEKS = 8;
/** An instant for all worlds, so that every run measures the same ones. */
export const NOW = Date.parse('2026-11-18T09:00:00Z');

/** Seeds of two worlds lie so far apart that they have no random numbers in common. */
const APART = 1000;
/** Features and constants of the recommendations were chosen on the first worlds; the next ones measure them. */
const CHOSEN_ON = 30;
const MEASURED = 20;
export const measuredWorlds = Array.from({ length: MEASURED }, (_, i) => CHOSEN_ON + 1 + i);

/** The histories of one demo world, with friendships and matches as of the cut. */
export async function historiesOf(world: number) {
  const db = await openDatabase(':memory:');
  await insertDemo(db.q, { ...composeDemo(NOW, '-', world * APART), photos: [] });
  const histories = await allHistories(db.q, NOW, NOW - HOLD_OUT * WEEK_MS);
  await db.close();
  return histories;
}

/** How well the bookings of a demo world's last weeks are found from the weeks before. */
export const evaluateWorld = async (world: number): Promise<Evaluation> =>
  evaluate(await historiesOf(world), { now: NOW, holdOut: HOLD_OUT, weeks: WEEKS });
