import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { confirmChange, type Proof } from './confirm.ts';
import { dropFactor } from './queries.ts';
import { renewCodes } from './recovery-codes.ts';
import { isRequired } from './required.ts';

/**
 * Switches the second factor off. Deletes codes, passkeys and recovery codes.
 * @throws what `confirmChange` throws
 * @throws `second_factor_required` for accounts that must have one
 */
export async function switchOff(ctx: Ctx<Actor>, proof: Proof): Promise<void> {
  if (await isRequired(ctx)) {
    throw new AppError('second_factor_required', {
      message: 'Yönetici hesaplarında iki adımlı giriş kapatılamaz.',
    });
  }
  const id = await confirmChange(ctx, proof);
  await dropFactor(ctx.db.q, id);
}

/**
 * Makes ten new recovery codes; the earlier ones no longer count.
 * @throws what `confirmChange` throws
 */
export async function regenerateCodes(ctx: Ctx<Actor>, proof: Proof): Promise<string[]> {
  const id = await confirmChange(ctx, proof);
  return ctx.db.transact((tx) => renewCodes(ctx, tx.q, id));
}

/**
 * Removes a passkey.
 * @throws what `confirmChange` throws, and `passkey_not_found`
 * @throws `second_factor_last` when the account has nothing else beside the password
 */
export async function removePasskey(ctx: Ctx<Actor>, passkeyId: string, proof: Proof): Promise<void> {
  const accountId = await confirmChange(ctx, proof);
  await ctx.db.transact(async (tx) => {
    const { numDeletedRows } = await tx.q
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (!numDeletedRows) throw new AppError('passkey_not_found');
    await requireAnother(tx, accountId);
  });
}

async function requireAnother(tx: Tx, accountId: string): Promise<void> {
  // Writes the row: when two calls each remove one of the last two passkeys at once, the second sees the first.
  const { totp_secret } = await tx.q
    .updateTable('second_factors')
    .set((eb) => ({ tries: eb.ref('tries') }))
    .where('account_id', '=', accountId)
    .returning('totp_secret')
    .executeTakeFirstOrThrow();
  const left = await tx.q
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .execute();
  if (!totp_secret && left.length === 0) throw new AppError('second_factor_last');
}
