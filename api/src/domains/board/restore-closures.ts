import type { ClosureAnswer, ClosureRestore } from 'mf-shared/contracts/board';
import { formatDate } from 'mf-shared/format';
import { CELL_MINUTES } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { claimCells } from '../reservations/claim-cells.ts';
import { recordChange } from '../staff/record-change.ts';
import { boardChanged } from './announce.ts';
import { holdPitches } from './hours.ts';
import { raiseClosure, seenClosure } from './own-closure.ts';

const CELL = CELL_MINUTES * 60_000;

/**
 * Closes hours again that were opened a moment ago, all or none: `slot_taken` when somebody got one meanwhile,
 * `board_changed` when a closure was changed since, `slot_unknown` for cells that it never held.
 */
export const restoreClosures = (
  ctx: Ctx<BusinessActor>,
  { closures }: z.output<typeof ClosureRestore>,
): Promise<ClosureAnswer> =>
  ctx.db.transact(async (tx) => {
    const rows = [];
    for (const one of closures) {
      const row = await seenClosure(tx, ctx, one);
      if (one.cells.some((cell) => cell % CELL > 0 || cell < row.starts_at || cell >= row.ends_at)) {
        throw new AppError('slot_unknown');
      }
      rows.push({ ...row, cells: [...new Set(one.cells)].sort((a, b) => a - b) });
    }
    await holdPitches(
      tx,
      ctx,
      rows.map((row) => row.pitch_id),
    );
    const restored: ClosureAnswer['closures'] = [];
    for (const { cells, ...row } of rows) {
      const version = await raiseClosure(tx, ctx, row);
      const owner = { kind: 'closure' as const, id: row.id };
      await claimCells(tx, ctx, { pitchId: row.pitch_id, cells, owner, expiresAt: null });
      await recordChange(tx, ctx, {
        subjectId: row.id,
        text: `${formatDate(row.date)}: saatler yeniden kapatıldı`,
      });
      restored.push({ _id: row.id, id: row.id, version, cells });
    }
    await boardChanged(
      tx,
      ctx,
      ctx.actor.id,
      rows.map(({ date }) => date),
    );
    return { message: 'Saatler yeniden kapatıldı.', closures: restored, taken: [] };
  });
