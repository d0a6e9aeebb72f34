import type { FactorProof } from 'mf-shared/contracts/second-factor';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { isAssertion, type SignedFor } from './assertion.ts';
import { factorOf } from './queries.ts';
import { useCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import { countTry, forgetTries } from './tries.ts';

const WRONG = {
  code: 'Kod hatalı ya da süresi geçmiş. Uygulamadaki yeni kodu yazın.',
  recoveryCode: 'Bu kurtarma kodu geçerli değil ya da daha önce kullanılmış.',
};

/**
 * Checks the second step of an account that has a second factor. A code of the app counts once, and so does a recovery
 * code.
 * @throws `second_factor_wrong` at the input concerned
 * @throws `rate_limited` after five wrong codes
 * @throws `validation` when nothing was given
 */
export async function checkProof(
  ctx: AppContext,
  { accountId, purpose }: { accountId: string; purpose: SignedFor },
  { code, recoveryCode, passkey, host }: FactorProof & { host: string },
): Promise<void> {
  if (passkey) {
    if (!(await isAssertion(ctx, passkey, { accountId, purpose, host }))) throw wrong({});
    return;
  }
  if (!code && !recoveryCode)
    throw new AppError('validation', { fields: { code: 'Uygulamadaki 6 haneli kodu yazın.' } });
  await countTry(ctx, accountId);
  if (code && !(await takeStep(ctx, accountId, code))) throw wrong({ code: WRONG.code });
  if (!code && recoveryCode && !(await useCode(ctx, accountId, recoveryCode)))
    throw wrong({ recoveryCode: WRONG.recoveryCode });
  await forgetTries(ctx, accountId);
}

const wrong = (fields: Record<string, string>) => new AppError('second_factor_wrong', { fields });

/** Uses a code of the app. Answers false when it is wrong, or not newer than the last used one. */
async function takeStep(ctx: AppContext, accountId: string, code: string): Promise<boolean> {
  const factor = await factorOf(ctx.db.q, accountId);
  const step = factor?.totp_secret ? stepOf(ctx, factor.totp_secret, code) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await ctx.db.q
    .updateTable('second_factors')
    .set({ totp_last_step: step })
    .where('account_id', '=', accountId)
    .where('totp_secret', '=', factor?.totp_secret ?? '')
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
