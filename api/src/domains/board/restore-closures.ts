import type { ClosureAnswer, ClosureRestore } from 'mf-shared/contracts/board';
import { formatDate } from 'mf-shared/format';
import { CELL_MS } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { ClosureRow } from '../../db/schema/closures.ts';
import { claimAll } from '../occupancy/index.ts';
import { recordChanges } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { holdPitches } from './hours.ts';
import { raiseClosures, seenClosures } from './own-closure.ts';

/**
 * Closes hours again that were just opened, all or none.
 * @throws `slot_taken` when somebody got an hour meanwhile
 * @throws `board_changed` when a closure was changed since
 * @throws `slot_unknown` for cells that it never held
 */
export const restoreClosures = (
  ctx: Ctx<BusinessActor>,
  { closures }: z.output<typeof ClosureRestore>,
): Promise<ClosureAnswer> =>
  ctx.db.transact(async (tx) => {
    const before = await seenClosures(tx, ctx, closures);
    const cells = before.map((row, at) => cellsWithin(row, closures[at]?.cells ?? []));
    await holdPitches(
      tx,
      ctx,
      before.map((row) => row.pitch_id),
    );
    const rows = await seenClosures(tx, ctx, closures);
    const versions = await raiseClosures(tx, ctx, rows);
    const claims = rows.map((row, at) => ({
      pitchId: row.pitch_id,
      cells: cells[at] ?? [],
      owner: { kind: 'closure' as const, id: row.id },
      expiresAt: null,
    }));
    await claimAll(tx, ctx, claims);
    await recordChanges(
      tx,
      ctx,
      rows.map(({ id, date }) => ({ subjectId: id, text: `${formatDate(date)}: saatler yeniden kapatıldı` })),
    );
    const dates = rows.map(({ date }) => date);
    await boardChanged(tx, ctx, ctx.actor.id, dates);
    const restored = rows.map(({ id }, at) => ({
      _id: id,
      id,
      version: versions.get(id) ?? '',
      cells: cells[at] ?? [],
    }));
    return { message: 'Saatler yeniden kapatıldı.', closures: restored, taken: [] };
  });

/**
 * The cells in order, each once.
 * @throws `slot_unknown` for a cell that the closure never held
 */
function cellsWithin(row: ClosureRow, cells: readonly number[]): number[] {
  const isForeign = (cell: number) => cell % CELL_MS > 0 || cell < row.starts_at || cell >= row.ends_at;
  if (cells.some(isForeign)) throw new AppError('slot_unknown');
  return [...new Set(cells)].sort((a, b) => a - b);
}
