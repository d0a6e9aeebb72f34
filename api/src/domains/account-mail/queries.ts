import { type AccountKey, findAccount } from '../../auth/accounts.ts';
import type { Queries } from '../../db/database.ts';
import type { AccountMailRow } from '../../db/schema/account-mails.ts';

/** Mails that `account` asked for since `since` (ms), the oldest first. */
export const askedSince = (q: Queries, { model, id }: AccountKey, since: number) =>
  q
    .selectFrom('account_mails')
    .select('created_at')
    .where('account_id', '=', id)
    .where('model', '=', model)
    .where('purpose', 'in', ['verify', 'change'])
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();

/** How many mails with a link were written to an address since `since` (ms), without the mail with this id. */
export async function writtenSince(
  q: Queries,
  { id, address }: Pick<AccountMailRow, 'id' | 'address'>,
  since: number,
): Promise<number> {
  const { count } = await q
    .selectFrom('account_mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('id', '<>', id)
    .where('purpose', '<>', 'notice')
    .where('written_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The mail whose link has a token with this hash, even if the link is used or expired. */
export const mailByToken = (q: Queries, hash: string): Promise<AccountMailRow | undefined> =>
  q.selectFrom('account_mails').selectAll().where('token_hash', '=', hash).executeTakeFirst();

/** Marks a link as used at `now` (ms). Returns whether this call marked it. */
export async function spendLink(q: Queries, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('account_mails')
    .set({ used_at: now, due_at: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('token_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account of a mail, if it still exists. */
export const accountOfMail = (q: Queries, { model, account_id }: AccountMailRow) =>
  account_id === null ? undefined : findAccount(q, { model, id: account_id });

/** The last address change that an account asked for after `since` (ms) and that is still open. */
export const newestChange = (
  q: Queries,
  { model, id }: AccountKey,
  { since, now }: { since: number; now: number },
) =>
  q
    .selectFrom('account_mails')
    .select(['id', 'address'])
    .where('account_id', '=', id)
    .where('model', '=', model)
    .where('purpose', '=', 'change')
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
