import { stripQuotes } from 'mf-shared/contracts/venue-profile';
import { accountOf, passwordHashOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { verifyPassword } from '../../auth/password.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';

/**
 * Asks for the caller's password again: an open session alone changes nothing here.
 * @throws `validation` at `password`
 * @throws `unauthenticated` when the account ended since the token was checked
 */
export async function requirePassword(ctx: Ctx<Actor>, password: string): Promise<void> {
  const account = accountOf(ctx.actor);
  const stored = await passwordHashOf(ctx.db.q, account);
  if (stored === null) throw new AppError('unauthenticated');
  const given = account.model === 'User' ? password : stripQuotes(password);
  if (await verifyPassword(stored, given)) return;
  throw new AppError('validation', { fields: { password: 'Şifreniz hatalı.' } });
}
