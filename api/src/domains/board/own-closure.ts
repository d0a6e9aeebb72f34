import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/closures.ts';
import { cellsOfHolders } from '../occupancy/index.ts';
import { hoursOf } from './entries.ts';
import { closuresById } from './queries.ts';
import { closureEntry } from './view.ts';

type Seen = { id: string; version: string };

/**
 * A closure of the calling venue as the caller saw it.
 * @throws `closure_not_found`, `not_yours`, `board_changed`
 */
export async function seenClosure(tx: Tx, ctx: Ctx<BusinessActor>, seen: Seen): Promise<ClosureRow> {
  const [row] = await seenClosures(tx, ctx, [seen]);
  if (!row) throw new AppError('closure_not_found');
  return row;
}

/** The same for many, in their order. A closure named twice counts as changed. */
export async function seenClosures(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  seen: readonly Seen[],
): Promise<ClosureRow[]> {
  const found = await closuresById(
    tx.q,
    seen.map(({ id }) => id),
  );
  const rows = new Map(found.map((row) => [row.id, row]));
  const named = new Set<string>();
  const answer: ClosureRow[] = [];
  for (const { id, version } of seen) {
    const row = rows.get(id);
    if (!row) throw new AppError('closure_not_found');
    if (row.venue_id !== ctx.actor.id) throw new AppError('not_yours');
    if (String(row.version) !== version || named.has(id)) throw await staleClosure(tx, row);
    named.add(id);
    answer.push(row);
  }
  return answer;
}

async function staleClosure(tx: Tx, row: ClosureRow): Promise<AppError> {
  const [hour] = hoursOf(await cellsOfHolders(tx.q, [row.id]));
  return new AppError('board_changed', { about: { current: hour ? closureEntry(row, hour) : null } });
}

const PART = 500;

/**
 * Raises the versions of closures that were read while their pitches are locked: nobody else changes them meanwhile.
 * Returns the new version of each by its id.
 */
export async function raiseClosures(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  rows: readonly ClosureRow[],
): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  await inParts(ids, PART, (part) =>
    tx.q
      .updateTable('closures')
      .set((eb) => ({ version: eb('version', '+', 1), updated_at: ctx.clock() }))
      .where('id', 'in', part)
      .execute(),
  );
  return new Map(rows.map(({ id, version }) => [id, String(version + 1)]));
}
