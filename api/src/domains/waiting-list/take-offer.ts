import { cellsOf } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { NewReservation } from '../../db/schema/reservations.ts';
import { handOver } from '../occupancy/index.ts';
import { tellLine } from './news.ts';
import { changeEntry, livingEntry } from './queries.ts';

/**
 * Ends the player's own entry for the hour that the reservation is about to hold. If the hour is offered to them, its
 * cells become the reservation's. Answers whether they did.
 */
export async function takeOffer(tx: Tx, ctx: AppContext, row: NewReservation): Promise<boolean> {
  const found = await livingEntry(tx.q, row);
  if (!found) return false;
  await tx.lock('waiting_entries', found.id);
  const entry = await livingEntry(tx.q, row);
  if (!entry) return false;
  const now = ctx.clock();
  if (entry.status === 'offered' && (entry.offer_until ?? 0) <= now) return false;
  await changeEntry(tx.q, entry.id, entry.status, { status: 'accepted', ended_at: now });
  await tellLine(tx, ctx, entry);
  if (entry.status === 'waiting') return false;
  const expiresAt = row.status === 'approved' ? null : row.expires_at;
  const given = await handOver(tx, entry.id, { kind: 'reservation', id: row.id }, expiresAt);
  return given === cellsOf(row.starts_at, row.ends_at).length;
}
