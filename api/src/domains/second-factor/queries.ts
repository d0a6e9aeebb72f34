import type { AccountKey } from '../../auth/accounts.ts';
import type { Queries } from '../../db/database.ts';
import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import type { SecondFactorRow } from '../../db/schema/second-factors.ts';

/** The account's second factor, even while its first method is not confirmed. */
export const factorOf = (q: Queries, accountId: string): Promise<SecondFactorRow | undefined> =>
  q.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Makes the row that all other rows of a second factor refer to. */
export const ensureFactor = (q: Queries, { model, id }: AccountKey) =>
  q
    .insertInto('second_factors')
    .values({
      account_id: id,
      user_id: model === 'User' ? id : null,
      venue_id: model === 'Business' ? id : null,
      staff_id: model === 'Staff' ? id : null,
      tries: 0,
      tries_since: 0,
    })
    // Names no column: PostgreSQL may report the unique index of `user_id` or `venue_id` before the primary key.
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The passkeys of an account, oldest first. */
export const passkeysOf = (q: Queries, accountId: string): Promise<PasskeyRow[]> =>
  q
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** How many recovery codes are unused. */
export async function codesLeft(q: Queries, accountId: string): Promise<number> {
  const { count } = await q
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the account's second factor with its methods. */
export const dropFactor = (q: Queries, accountId: string) =>
  q.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
