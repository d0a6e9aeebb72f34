import type { ClosureAnswer, ClosureReopen } from 'mf-shared/contracts/board';
import { formatDate } from 'mf-shared/format';
import { CELL_MS } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { inParts } from '../../base/breathe.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { ClosureRow } from '../../db/schema/closures.ts';
import { type Cell, cellsOfHolders, lockPitches, releaseAll, releaseCells } from '../occupancy/index.ts';
import { recordChanges } from '../staff/index.ts';
import { boardChanged } from './announce.ts';
import { hoursOf } from './entries.ts';
import { raiseClosures, seenClosure } from './own-closure.ts';
import { closuresOfSeries } from './queries.ts';

type Input = z.output<typeof ClosureReopen>;
const PART = 100;

/**
 * Opens closed hours again: one hour, the pitch's night, or all coming ones of the same series. Returns what undoes
 * it.
 * @throws `closure_not_found`, `not_yours`
 * @throws `board_changed` when the closure is not as it was seen, or does not hold the hour
 */
export const reopenHours = (ctx: Ctx<BusinessActor>, id: string, input: Input): Promise<ClosureAnswer> =>
  ctx.db.transact(async (tx) => {
    const before = await rowsOf(tx, ctx, id, input);
    // Also pitches out of service, before any cell is touched.
    await lockPitches(
      tx,
      before.map((row) => row.pitch_id),
    );
    const rows = await rowsOf(tx, ctx, id, input);
    const cells = await cellsToOpen(tx, rows, input);
    const opened = rows.filter((row) => cells.has(row.id));
    if (opened.length === 0) throw new AppError('board_changed', { about: { current: null } });
    const versions = await raiseClosures(tx, ctx, opened);
    if (input.scope === 'hour') await releaseCells(tx, ctx, { ownerId: id, cells: cells.get(id) ?? [] });
    else await releaseAll(tx, ctx, [...cells.keys()]);
    await recordChanges(
      tx,
      ctx,
      opened.map((row) => ({ subjectId: row.id, text: `${formatDate(row.date)}: saatler açıldı` })),
    );
    const dates = opened.map(({ date }) => date);
    await boardChanged(tx, ctx, ctx.actor.id, dates);
    const closures = opened.map((row) => ({
      _id: row.id,
      id: row.id,
      version: versions.get(row.id) ?? '',
      cells: cells.get(row.id) ?? [],
    }));
    return { message: 'Saatler yeniden açıldı.', closures, taken: [] };
  });

async function rowsOf(
  tx: Tx,
  ctx: Ctx<BusinessActor>,
  id: string,
  { version, scope }: Input,
): Promise<ClosureRow[]> {
  const row = await seenClosure(tx, ctx, { id, version });
  return scope === 'series' ? closuresOfSeries(tx.q, row.series_id, ctx.clock()) : [row];
}

/** The cells to open, grouped by the closure that holds them. */
async function cellsToOpen(
  tx: Tx,
  rows: readonly ClosureRow[],
  { scope, startsAt }: Input,
): Promise<Map<string, number[]>> {
  const cells: Cell[] = [];
  await inParts(
    rows.map(({ id }) => id),
    PART,
    async (part) => void cells.push(...(await cellsOfHolders(tx.q, part))),
  );
  const hour = scope === 'hour' ? hoursOf(cells).find((one) => one.starts_at === startsAt) : null;
  if (hour === undefined) return new Map();
  const wanted = cells.filter(
    ({ starts_at: at }) => !hour || (hour.starts_at <= at && at + CELL_MS <= hour.ends_at),
  );
  const byOwner = Map.groupBy(wanted, (cell) => cell.owner_id);
  return new Map([...byOwner].map(([id, own]) => [id, own.map((cell) => cell.starts_at)]));
}
