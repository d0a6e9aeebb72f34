import type { Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AdRow } from '../../db/schema/ads.ts';
import { announce } from './announce.ts';
import { activeOf, adById } from './queries.ts';

/** Takes an active ad down. It still counts in its week. Null when it is not active. */
export async function takeAd(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  const found = await adById(tx.q, id);
  if (!found) return null;
  await tx.lock('users', found.user_id);
  const now = ctx.clock();
  const row = await adById(tx.q, id);
  if (row?.status !== 'active' || row.expires_at <= now) return null;
  const ended = { status: 'withdrawn', ended_at: now } as const;
  await tx.q.updateTable('ads').set(ended).where('id', '=', id).execute();
  announce(tx, ctx, row);
  return { owner: { model: 'User', id: row.user_id }, content: row };
}

/** Puts it back. False when it expired, or when its owner has another one. */
export async function putAdBack(tx: Tx, ctx: AppContext, content: Taken['content']): Promise<boolean> {
  const { id, user_id } = content as AdRow;
  await tx.lock('users', user_id);
  const now = ctx.clock();
  const row = await adById(tx.q, id);
  if (!row || row.expires_at <= now || (await activeOf(tx.q, user_id, now))) return false;
  await tx.q.updateTable('ads').set({ status: 'active', ended_at: null }).where('id', '=', id).execute();
  announce(tx, ctx, row);
  return true;
}
