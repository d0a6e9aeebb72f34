import { type RawBuilder, sql } from 'kysely';

/** Later than any instant. Such a hold ends by a write alone, never by itself. */
const HELD_FOR_GOOD = 9_000_000_000_000_000;

/**
 * Selects the instant (ms) until which an hour is held; null when nobody holds a part of it. The arguments are the
 * columns of its pitch, of the start of its first cell (ms) and of its end (ms). Reads one range of the primary key.
 */
export const heldUntil = (pitch: string, firstCell: string, endsAt: string): RawBuilder<number | null> =>
  sql`(select max(case when cells.owner_kind = 'offer' then ${sql.lit(HELD_FOR_GOOD)}
      else coalesce(cells.expires_at, ${sql.lit(HELD_FOR_GOOD)}) end)
    from cells where cells.pitch_id = ${sql.ref(pitch)}
      and cells.starts_at >= ${sql.ref(firstCell)} and cells.starts_at < ${sql.ref(endsAt)})`;
