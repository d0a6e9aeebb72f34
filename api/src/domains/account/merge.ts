import type { MergePreview } from 'mf-shared/contracts/merge';
import { endSessions } from '../../auth/end-sessions.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { UserRow } from '../../db/schema/users.ts';
import type { Pair } from '../../http/merge-rule.ts';
import { holdForMerge } from '../matches/index.ts';
import { addRecord, anonymisePlayer, removePhoto, userById } from '../players/index.ts';
import { MERGED } from './merged.ts';

/** Both accounts as they were, and how much of each part went over or ended. */
export type MergedAccounts = { from: UserRow; to: UserRow; parts: MergePreview['parts'] };

/**
 * Merges an account of a player into another one of the same person, in the caller's transaction. Each domain says what
 * becomes of its rows. The account that ends is emptied like a deleted one: nobody can log in with it, its sessions
 * end, and its e-mail is free. `passwordHash` is one that nobody knows.
 * @throws `merge_impossible` where one of them is suspended or belongs to an admin, and for one and the same
 * @throws `user_not_found`
 * @throws `changed_meanwhile` when somebody is rated, or another row of the two is written, at that moment
 */
export async function mergePlayers(
  tx: Tx,
  ctx: AppContext,
  pair: Pair,
  passwordHash: string,
): Promise<MergedAccounts> {
  if (pair.from === pair.to) throw impossible('Bir hesap kendisiyle birleştirilemez.');
  if (!(await holdForMerge(tx, pair))) throw new AppError('changed_meanwhile');
  const from = await mergeable(tx, pair.from);
  const to = await mergeable(tx, pair.to);
  for (const { hold } of MERGED) await hold?.(tx, ctx, pair);
  const parts: MergePreview['parts'] = [];
  for (const { part, merge } of MERGED) {
    const counts = await merge(tx, ctx, pair).catch(meanwhile);
    if (part && counts.moved + counts.dropped > 0) parts.push({ part, ...counts });
  }
  await addRecord(tx.q, pair);
  const { token_version: tokenVersion } = from;
  await anonymisePlayer(tx.q, { userId: from.id, passwordHash, tokenVersion, now: ctx.clock() });
  endSessions(tx, ctx, from.id);
  tx.afterCommit(() => removePhoto(ctx, from.photo));
  return { from, to, parts };
}

async function mergeable(tx: Tx, id: string): Promise<UserRow> {
  const row = await userById(tx.q, id);
  if (!row) throw new AppError('user_not_found');
  if (row.role === 'admin') throw impossible('Yönetici hesapları birleştirilemez.');
  if (row.suspended_at !== null)
    throw impossible('Hesaplardan biri askıda. Önce askıyı kaldırın ya da hesabı olduğu gibi bırakın.');
  return row;
}

/** Somebody wrote a row of the account that stays, between a rule's read and its write. */
function meanwhile(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('changed_meanwhile') : error;
}

const impossible = (message: string) => new AppError('merge_impossible', { message });
