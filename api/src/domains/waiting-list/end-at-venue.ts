import { inParts } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { releaseCells } from '../occupancy/index.ts';
import { tellGone, tellOver } from './news.ts';
import { changeEntry, entryById, livingOn, namesOf } from './queries.ts';

const PART = 20;

/** Locks all entries of the lines for the locked pitches, offers included, within a transaction. */
export async function holdLinesOf(tx: Tx, pitchIds: readonly string[]): Promise<string[]> {
  const ids = (await livingOn(tx.q, pitchIds)).sort();
  for (const id of ids) await tx.lock('waiting_entries', id);
  return ids;
}

/**
 * Ends the locked entries of a venue that closes, and tells their players. Waiting entries end first, so that nobody is
 * offered the hours that offers release.
 */
export async function endLines(tx: Tx, ctx: AppContext, held: readonly string[]): Promise<void> {
  const ended: WaitingEntryRow[] = [];
  for (const status of ['waiting', 'offered'] as const) {
    await inParts(held, PART, async (part) => {
      for (const id of part) ended.push(...(await endPlace(tx, ctx, id, status)));
    });
  }
  tellOver(tx, ctx, ended);
}

async function endPlace(
  tx: Tx,
  ctx: AppContext,
  id: string,
  status: 'waiting' | 'offered',
): Promise<WaitingEntryRow[]> {
  const entry = await entryById(tx.q, id);
  if (entry?.status !== status) return [];
  await changeEntry(tx.q, id, status, { status: 'ended', ended_at: ctx.clock() });
  if (status === 'offered') await releaseCells(tx, ctx, { ownerId: id });
  await tellGone(tx, ctx, { ...entry, ...(await namesOf(tx.q, entry)) });
  return [entry];
}
