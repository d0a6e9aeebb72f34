import type { DailyAnswer, DailyQuery } from 'mf-shared/contracts/reservations';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { entriesOf } from '../board/index.ts';
import { allPitches, heldCells, nightSpan } from '../occupancy/index.ts';
import { nightLines } from '../waiting-list/index.ts';
import { dayView } from './day-view.ts';

/**
 * One night of all pitches, for the business that runs them.
 * @throws `not_yours` for another venue's
 */
export async function dailyAvailability(
  ctx: Ctx<BusinessActor>,
  { businessId, date }: z.output<typeof DailyQuery>,
): Promise<z.input<typeof DailyAnswer>> {
  if (businessId !== ctx.actor.id) throw new AppError('not_yours');
  const night = { date, now: ctx.clock() };
  const pitches = await allPitches(ctx.db.q, businessId);
  const ids = pitches.map((pitch) => pitch.id);
  const cells = await heldCells(ctx.db.q, ids, {
    ...nightSpan(pitches, { from: date, to: date }),
    now: night.now,
  });
  const entries = await entriesOf(ctx.db.q, cells);
  const lines = await nightLines(ctx.db.q, ids, date);
  const dailyData = pitches.flatMap((pitch) => dayView(pitch, entries, lines, night) ?? []);
  for (const { expires_at } of cells) if (expires_at !== null) ctx.turns?.(expires_at);
  for (const { daySlots } of dailyData) for (const { startsAt } of daySlots) ctx.turns?.(startsAt);
  return { dailyData };
}
