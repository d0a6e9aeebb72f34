import type { FoundHour } from 'mf-shared/contracts/hours';
import { CELL_MS, istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { type FreedCell, pitchesByIds } from '../occupancy/index.ts';
import { candidatesOf } from './candidates.ts';
import { halvesOf } from './span.ts';
import { hourViews } from './view.ts';
import { ANY, isBookableAt } from './wish.ts';

/** A free hour, and the bits of what its pitch has. */
export type FreeHour = { hour: FoundHour; features: number };

/** The hours that these cells are part of, where they are free and can be booked now. */
export async function freeHoursAt(
  q: Queries,
  ctx: AppContext,
  cells: readonly FreedCell[],
): Promise<FreeHour[]> {
  const now = ctx.clock();
  const pitches = await pitchesByIds(
    q,
    cells.map(({ pitch_id }) => pitch_id),
  );
  const found: FreeHour[] = [];
  for (const [pitchId, own] of Map.groupBy(cells, ({ pitch_id }) => pitch_id)) {
    const venueId = pitches.get(pitchId)?.venue_id;
    if (!venueId) continue;
    const starts = own.map(({ starts_at }) => starts_at);
    const hours = await candidatesOf(q, [venueId], halvesAround(starts), ANY);
    const free = hours.filter(
      (hour) =>
        hour.pitch_id === pitchId &&
        starts.some((at) => at >= hour.at && at < hour.ends_at) &&
        isBookableAt(hour, now),
    );
    const views = await hourViews({ ...ctx, db: { ...ctx.db, q } }, free, {}, now);
    found.push(...views.map((hour, i) => ({ hour, features: free[i]?.features ?? 0 })));
  }
  return found;
}

/** The half hours in which an hour with one of these cells may start. */
function halvesAround(starts: readonly number[]) {
  // An hour that starts beside the half hour has a part of three cells.
  const around = [...new Set(starts.flatMap((at) => [at - 2 * CELL_MS, at - CELL_MS, at]))];
  const dates = [...new Set(around.map((at) => istanbulDate(at)))];
  return dates
    .flatMap((date) => halvesOf({ date, earliest: '06:00', latest: '05:30' }))
    .filter(({ at }) => around.includes(at));
}
