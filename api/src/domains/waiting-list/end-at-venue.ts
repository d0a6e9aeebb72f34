import { inParts } from '../../breathe.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { releaseCells } from '../reservations/release-cells.ts';
import { tellGone, tellLine } from './news.ts';
import { changeEntry, entryById, livingOn, namesOf } from './queries.ts';

const PART = 20;

/** Everybody who stands in a line for the held pitches, offers included, held within a running transaction. */
export async function holdLinesOf(tx: Tx, pitchIds: readonly string[]): Promise<string[]> {
  const ids = (await livingOn(tx.q, pitchIds)).sort();
  for (const id of ids) await tx.lock('waiting_entries', id);
  return ids;
}

/** Ends held places in line at a venue that closes, whose pitches are out of service; their players are told. */
export const endLines = (tx: Tx, ctx: AppContext, held: readonly string[]): Promise<void> =>
  inParts(held, PART, async (part) => {
    for (const id of part) await endLine(tx, ctx, id);
  });

async function endLine(tx: Tx, ctx: AppContext, id: string): Promise<void> {
  const entry = await entryById(tx.q, id);
  // What another one's offer let go may have ended it a moment ago.
  if (entry?.status !== 'waiting' && entry?.status !== 'offered') return;
  await changeEntry(tx.q, id, entry.status, { status: 'ended', ended_at: ctx.clock() });
  if (entry.status === 'offered') await releaseCells(tx, ctx, { ownerId: id });
  await tellGone(tx, ctx, { ...entry, ...(await namesOf(tx.q, entry)) });
  await tellLine(tx, ctx, entry);
}
