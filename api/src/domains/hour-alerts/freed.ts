import { sql } from 'kysely';
import { HOUR_MS } from 'mf-shared/time';
import { inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import type { FreedCell } from '../occupancy/index.ts';
import { MOST_TOLD } from './queries.ts';

/** An hour's last cell starts up to an hour after the hour itself. */
const SLACK_MS = HOUR_MS;
/** Different spans that are looked at; more than anybody needs of one evening. */
const MOST_SPANS = 500;
const PART = 500;

/**
 * Notes cells that came free where somebody waits for any, in the transaction that freed them. A job tells of them,
 * so that whoever frees an hour waits for no news. Without alerts it costs one look into an index.
 */
export async function noteFreed(tx: Tx, ctx: AppContext, freed: readonly FreedCell[]): Promise<void> {
  const coming = freed.filter(({ starts_at }) => starts_at > ctx.clock());
  for (const [pitchId, cells] of Map.groupBy(coming, ({ pitch_id }) => pitch_id)) {
    const starts = cells.map(({ starts_at }) => starts_at);
    const spans = await wantedSpans(tx.q, pitchId, Math.min(...starts) - SLACK_MS, Math.max(...starts));
    const isWanted = (at: number) =>
      spans.some(({ from_at, to_at }) => at >= from_at && at <= Number(to_at) + SLACK_MS);
    const rows = cells.filter(({ starts_at }) => isWanted(starts_at));
    await inParts(rows, PART, (part) =>
      tx.q
        .insertInto('freed_hours')
        .values(part.map(({ pitch_id, starts_at }) => ({ pitch_id, starts_at })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/** The spans of starts that somebody near the pitch waits for, between two instants (ms). */
const wantedSpans = (q: Queries, pitchId: string, from: number, to: number) =>
  q
    .selectFrom('published_pitches as p')
    .innerJoin('published_venues as v', 'v.id', 'p.venue_id')
    .innerJoin('hour_alerts as a', (join) =>
      join.on((eb) =>
        eb.or([eb('a.city', '=', eb.ref('v.city')), sql<boolean>`a.lat between v.lat - 0.5 and v.lat + 0.5`]),
      ),
    )
    .select(['a.from_at', 'a.to_at'])
    .distinct()
    .where('p.id', '=', pitchId)
    .where('a.to_at', '>=', from)
    .where('a.from_at', '<=', to)
    .where('a.told', '<', MOST_TOLD)
    .limit(MOST_SPANS)
    .execute();
