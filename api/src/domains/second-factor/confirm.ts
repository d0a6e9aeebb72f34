import type { FactorProof } from 'mf-shared/contracts/second-factor';
import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { assertionOptions } from './assertion.ts';
import { checkProof } from './check.ts';
import { requirePassword } from './password.ts';
import { factorOf } from './queries.ts';

export type Proof = FactorProof & { password: string; host: string };

/** Data for the browser to confirm a change with one of the caller's passkeys. */
export const confirmOptions = (ctx: Ctx<Actor>, host: string) =>
  assertionOptions(ctx, { accountId: accountOf(ctx.actor).id, purpose: 'passkey change', host });

/**
 * Checks the password, and the second factor if it is on. Otherwise a person with an open session and the password
 * could put their own phone in its place. Answers whether it is on.
 * @throws what both checks throw
 */
export async function confirmOwner(ctx: Ctx<Actor>, { password, ...proof }: Proof): Promise<boolean> {
  await requirePassword(ctx, password);
  const accountId = accountOf(ctx.actor).id;
  const factor = await factorOf(ctx.db.q, accountId);
  if (!factor || factor.enabled_at === null) return false;
  await checkProof(ctx, { accountId, purpose: 'passkey change' }, proof);
  return true;
}

/**
 * The same for changes that need a second factor. Answers the account's id.
 * @throws `second_factor_off`
 */
export async function confirmChange(ctx: Ctx<Actor>, proof: Proof): Promise<string> {
  if (!(await confirmOwner(ctx, proof))) throw new AppError('second_factor_off');
  return accountOf(ctx.actor).id;
}
