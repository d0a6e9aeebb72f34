import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/board.ts';
import { AppError } from '../../http/app-error.ts';
import { hoursOf } from './entries.ts';
import { cellsOfOwner, closuresById } from './queries.ts';
import { closureEntry } from './view.ts';

/** A closure of the asking venue as the caller saw it; `closure_not_found`, `not_yours`, `board_changed`. */
export async function seenClosure(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  { id, version }: { id: string; version: string },
): Promise<ClosureRow> {
  const [row] = await closuresById(tx.q, [id]);
  if (!row) throw new AppError('closure_not_found');
  if (row.business_id !== ctx.actor.id) throw new AppError('not_yours');
  if (String(row.version) !== version) throw await staleClosure(tx, row);
  return row;
}

async function staleClosure(tx: Tx, row: ClosureRow): Promise<AppError> {
  const [hour] = hoursOf(await cellsOfOwner(tx.q, row.id));
  return new AppError('board_changed', { about: { current: hour ? closureEntry(row, hour) : null } });
}

/** Raises the version that was seen; of two that saw the same one the second gets `board_changed`. */
export async function raiseClosure(tx: Tx, ctx: Ctx<BusinessActor>, row: ClosureRow): Promise<string> {
  const version = row.version + 1;
  const { numUpdatedRows } = await tx.q
    .updateTable('closures')
    .set({ version, updated_at: ctx.clock() })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await staleClosure(tx, row);
  return String(version);
}
