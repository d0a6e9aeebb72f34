import { istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { WaitingEntryRow } from '../../db/schema/waiting-entries.ts';
import { releaseCells } from '../occupancy/index.ts';
import { calendarChanged } from '../venues/index.ts';
import { tellLine, tellMissed } from './news.ts';
import { changeEntry, entryById, namesOf } from './queries.ts';

/**
 * Ends an offer that the caller's transaction has locked. Its hour goes to the next in line, or opens to all when
 * nobody is left.
 */
export async function endOffer(
  tx: Tx,
  ctx: AppContext,
  entry: WaitingEntryRow,
  status: 'declined' | 'missed' | 'left',
): Promise<void> {
  await changeEntry(tx.q, entry.id, 'offered', { status, ended_at: ctx.clock() });
  await releaseCells(tx, ctx, { ownerId: entry.id });
  await tellLine(tx, ctx, entry);
  await calendarChanged(tx, ctx, entry.venue_id, [entry.date, istanbulDate(entry.starts_at)]);
}

/** Ends the offer within a transaction if it has expired. Answers whether it did. */
export async function endIfOver(tx: Tx, ctx: AppContext, entryId: string): Promise<boolean> {
  await tx.lock('waiting_entries', entryId);
  const entry = await entryById(tx.q, entryId);
  if (entry?.status !== 'offered' || (entry.offer_until ?? 0) > ctx.clock()) return false;
  await tellMissed(tx, ctx, { ...entry, ...(await namesOf(tx.q, entry)) });
  await endOffer(tx, ctx, entry, 'missed');
  return true;
}
