import type { FactorAdded, TotpStarted } from 'mf-shared/contracts/second-factor';
import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { confirmOwner, type Proof } from './confirm.ts';
import { enable } from './enable.ts';
import { ensureFactor, factorOf } from './queries.ts';
import { newSecret, stepOf } from './totp.ts';

/**
 * Begins to set up codes of an authenticator app. Nothing counts until a code confirms it; an app in use goes on until
 * then.
 * @throws what `confirmOwner` throws
 */
export async function startTotp(ctx: Ctx<Actor>, proof: Proof): Promise<TotpStarted> {
  await confirmOwner(ctx, proof);
  const account = accountOf(ctx.actor);
  const { secret, uri, sealed } = newSecret(ctx, ctx.actor.email);
  await ensureFactor(ctx.db.q, account);
  await ctx.db.q
    .updateTable('second_factors')
    .set({ totp_pending: sealed })
    .where('account_id', '=', account.id)
    .execute();
  return { secret, uri };
}

/**
 * Confirms that the app shows the right codes. From then on logins ask for them.
 * @throws `second_factor_wrong` at `code`
 * @throws `changed_meanwhile` when nothing waits to be confirmed, or something else by now
 */
export async function confirmTotp(ctx: Ctx<Actor>, code: string): Promise<FactorAdded> {
  const { id } = accountOf(ctx.actor);
  const pending = (await factorOf(ctx.db.q, id))?.totp_pending;
  if (!pending) throw new AppError('changed_meanwhile');
  const step = stepOf(ctx, pending, code);
  if (step === null) {
    const fields = { code: 'Kod uymuyor. Telefonunuzun saatinin doğru olduğuna bakın ve yeni kodu yazın.' };
    throw new AppError('second_factor_wrong', { fields });
  }
  const recoveryCodes = await ctx.db.transact(async (tx) => {
    const { numUpdatedRows } = await tx.q
      .updateTable('second_factors')
      .set({ totp_secret: pending, totp_pending: null, totp_last_step: step })
      .where('account_id', '=', id)
      .where('totp_pending', '=', pending)
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new AppError('changed_meanwhile');
    return enable(tx, ctx);
  });
  return { message: 'Doğrulama uygulaması kuruldu.', ...(recoveryCodes ? { recoveryCodes } : {}) };
}
