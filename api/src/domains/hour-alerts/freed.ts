import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { FreedCell } from '../occupancy/index.ts';
import { MOST_TOLD } from './queries.ts';

/**
 * Notes cells that came free where somebody waits for any, in the transaction that freed them. A job tells of them,
 * so that whoever frees an hour waits for no news. Without alerts it costs one look into an index.
 */
export async function noteFreed(tx: Tx, ctx: AppContext, freed: readonly FreedCell[]): Promise<void> {
  const coming = freed.filter(({ starts_at }) => starts_at > ctx.clock());
  if (coming.length === 0) return;
  const starts = coming.map(({ starts_at }) => starts_at);
  const wanted = await tx.q
    .selectFrom('published_pitches as p')
    .innerJoin('published_venues as v', 'v.id', 'p.venue_id')
    .select('p.id')
    .where('p.id', 'in', [...new Set(coming.map(({ pitch_id }) => pitch_id))])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hour_alerts as a')
          .select(sql<number>`1`.as('one'))
          .whereRef('a.city', '=', 'v.city')
          .where('a.to_at', '>=', Math.min(...starts))
          .where('a.from_at', '<=', Math.max(...starts))
          .where('a.told', '<', MOST_TOLD),
      ),
    )
    .execute();
  const ids = new Set(wanted.map(({ id }) => id));
  const rows = coming.filter(({ pitch_id }) => ids.has(pitch_id));
  if (rows.length === 0) return;
  await tx.q
    .insertInto('freed_hours')
    .values(rows.map(({ pitch_id, starts_at }) => ({ pitch_id, starts_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
