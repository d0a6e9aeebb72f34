import type { AccountKey } from '../../auth/accounts.ts';
import type { Queries } from '../../db/database.ts';
import type { MailPurpose } from '../../db/schema/account-mails.ts';

const WITH_LINK: readonly MailPurpose[] = ['verify', 'reset', 'change'];

type Which = { purposes?: readonly MailPurpose[]; except?: string };

/**
 * Ends the unused links of an account, also those in unsent mails: a new password ends links that others may have
 * asked for. `except` is the id of a mail that stays.
 */
export async function voidLinks(
  q: Queries,
  { model, id }: AccountKey,
  { purposes = WITH_LINK, except = '' }: Which = {},
): Promise<void> {
  await q
    .updateTable('account_mails')
    .set({ token_hash: null, due_at: null, expires_at: 0 })
    .where('account_id', '=', id)
    .where('model', '=', model)
    .where('purpose', 'in', purposes)
    .where('id', '<>', except)
    .where('used_at', 'is', null)
    .execute();
}
