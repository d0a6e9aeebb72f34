import { type RawBuilder, sql } from 'kysely';
import type { Measure } from 'mf-shared/contracts/health';
import { HOUR_MS } from 'mf-shared/time';
import type { Queries } from './database.ts';

/** How often something happened in one hour. */
export type InHour = { hour: number; count: number | string | bigint };

/** Number of the hour of an instant (ms), counted from the epoch. Istanbul's hours begin with those of UTC. */
export const hourOf = (instant: number): number => Math.floor(instant / HOUR_MS);

/** For a `select`: the hour of the instant in a column. */
export const hourIn = (column: string): RawBuilder<number> => sql`${sql.ref(column)} / ${sql.lit(HOUR_MS)}`;

/** Counts one more in the hour of `now`. */
export const countOne = (q: Queries, measure: Measure, now: number) =>
  q
    .insertInto('hourly_counts')
    .values({ measure, hour: hourOf(now), value: 1 })
    .onConflict((oc) =>
      oc.columns(['measure', 'hour']).doUpdateSet((eb) => ({ value: eb('hourly_counts.value', '+', 1) })),
    )
    .execute();
