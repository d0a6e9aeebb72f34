import type { ClosureAnswer, ClosureReopen } from 'mf-shared/contracts/board';
import { formatDate } from 'mf-shared/format';
import { CELL_MINUTES } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/board.ts';
import { AppError } from '../../http/app-error.ts';
import { lockPitches } from '../availability/lock-pitches.ts';
import { releaseCells } from '../reservations/release-cells.ts';
import { recordChange } from '../staff/record-change.ts';
import { boardChanged } from './announce.ts';
import { hoursOf } from './entries.ts';
import { raiseClosure, seenClosure } from './own-closure.ts';
import { cellsOfOwner, closuresOfSeries } from './queries.ts';

type Input = z.output<typeof ClosureReopen>;
const CELL = CELL_MINUTES * 60_000;

/**
 * Opens closed hours again: one, the pitch's night, or all coming ones of the same go. Answers what undoes it.
 * `closure_not_found`, `not_yours`, and `board_changed` when the closure is not as it was seen or holds no such hour.
 */
export const reopenHours = (ctx: Ctx<BusinessActor>, id: string, input: Input): Promise<ClosureAnswer> =>
  ctx.db.transact(async (tx) => {
    const row = await seenClosure(tx, ctx, { id, version: input.version });
    const rows = input.scope === 'series' ? await closuresOfSeries(tx.q, row.series_id, ctx.clock()) : [row];
    // Those out of service too, before any cell is touched.
    await lockPitches(
      tx,
      rows.map((row) => row.pitch_id),
    );
    const closures: ClosureAnswer['closures'] = [];
    for (const one of rows) {
      const cells = await cellsToOpen(tx, one, input);
      if (cells.length === 0) continue;
      const version = await raiseClosure(tx, ctx, one);
      await releaseCells(tx, ctx, { ownerId: one.id, cells });
      closures.push({ _id: one.id, id: one.id, version, cells });
      await recordChange(tx, ctx, { subjectId: one.id, text: `${formatDate(one.date)}: saatler açıldı` });
    }
    if (closures.length === 0) throw new AppError('board_changed', { about: { current: null } });
    await boardChanged(
      tx,
      ctx,
      ctx.actor.id,
      rows.map(({ date }) => date),
    );
    return { message: 'Saatler yeniden açıldı.', closures, taken: [] };
  });

async function cellsToOpen(tx: Tx, row: ClosureRow, { scope, startsAt }: Input): Promise<number[]> {
  const cells = await cellsOfOwner(tx.q, row.id);
  if (scope !== 'hour') return cells.map((cell) => cell.starts_at);
  const hour = hoursOf(cells).find((one) => one.starts_at === startsAt);
  if (!hour) return [];
  return cells
    .map((cell) => cell.starts_at)
    .filter((at) => hour.starts_at <= at && at + CELL <= hour.ends_at);
}
