import { composeDemo } from 'demo/compose';
import { insertDemo } from 'demo/insert';
import { WEEK_MS } from 'mf-shared/time';
import { openDatabase } from '../api/src/db/database.ts';
import { allHistories } from '../api/src/domains/recommendations/history.ts';
import { HOUR_FEATURES } from '../api/src/domains/recommendations/hour-features.ts';
import { VENUE_FEATURES } from '../api/src/domains/recommendations/venue-features.ts';
import { type Evaluation, evaluate, type MethodName, type Scores } from './evaluate.ts';

/** Held-out weeks, and the weeks before them whose bookings train the weights. */
const HOLD_OUT = 4;
const WEEKS = 8;

const GROUPS: [Exclude<keyof Evaluation, 'model'>, string][] = [
  ['all', 'all bookings'],
  ['large', 'in cities with more than five venues'],
  ['fresh', 'at a venue that is new to the player'],
  ['cold', 'of players who never booked before'],
];
const NAMES: Record<MethodName, string> = {
  learned: 'recommended',
  popular: 'most popular in the city',
  own: 'what the player booked most',
};

/**
 * How often the bookings of the demo's last weeks are among the first recommendations, compared with simpler methods.
 */
export async function recommendations(now: number): Promise<Evaluation> {
  const db = await openDatabase(':memory:');
  await insertDemo(db.q, { ...composeDemo(now, '-'), photos: [] });
  const histories = await allHistories(db.q, now, now - HOLD_OUT * WEEK_MS);
  await db.close();
  return evaluate(histories, { now, holdOut: HOLD_OUT, weeks: WEEKS });
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
const line = (s: Scores) => [s.venueAt1, s.venueAt3, s.venueAt5, s.hourAt1, s.hourAt5].map(percent).join(' ');

/** Prints the evaluation as a table. */
export function print({ model, ...groups }: Evaluation): void {
  console.log(`  learned from ${WEEKS} weeks, the last ${HOLD_OUT} weeks held out`);
  const titles = ['venue@1', 'venue@3', 'venue@5', 'hour@1', 'hour@5'].map((title) => title.padStart(8));
  for (const [group, title] of GROUPS) {
    console.log(`  ${`${title}: ${groups[group].learned.cases} cases`.padEnd(52)} ${titles.join(' ')}`);
    for (const name of ['learned', 'popular', 'own'] as const) {
      console.log(`    ${NAMES[name].padEnd(50)} ${line(groups[group][name])}`);
    }
  }
  const weights = (names: readonly string[], values: readonly number[]) =>
    names.map((name, i) => `${name} ${values[i]?.toFixed(2)}`).join(', ');
  console.log(`  weights of a venue: ${weights(VENUE_FEATURES, model.venue)}`);
  console.log(`  weights of an hour: ${weights(HOUR_FEATURES, model.hour)}`);
}
