import type { UserProfileUpdate } from 'mf-shared/contracts/users';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { byAccount } from '../../http/rate-limits.ts';
import { userById } from './queries.ts';

type Input = z.output<typeof UserProfileUpdate>;
/** Changes that the current password (checked against `old`) allows: a new password (hashed), another address. */
export type Secrets = { old: string; hash: string | null; email: string | null };

/**
 * Checks the current password when a profile's changes need it. Answers those changes; null when none needs it. Hashes
 * outside transactions.
 * @throws `validation`
 * @throws `rate_limited` for too many guesses
 */
export async function checkSecrets(ctx: Ctx<UserActor>, input: Input): Promise<Secrets | null> {
  const { currentPassword, newPassword } = input;
  const own = await userById(ctx.db.q, ctx.actor.id);
  if (!own) throw new AppError('unauthenticated');
  const email = input.email === own.email ? null : input.email;
  if (!newPassword && !currentPassword && email === null) return null;
  if (!newPassword && email === null) refuse('newPassword', 'Yeni şifrenizi yazın.');
  if (!currentPassword && !newPassword) {
    refuse('currentPassword', 'E-posta adresinizi değiştirmek için mevcut şifrenizi yazın.');
  }
  await ctx.limits.take('password', byAccount(ctx.actor));
  if (!(await verifyPassword(own.password_hash, currentPassword ?? ''))) {
    refuse('currentPassword', 'Mevcut şifreniz hatalı.');
  }
  if (newPassword) refuseWeak(newPassword, { email: input.email, names: [input.fullName] }, 'newPassword');
  return { old: own.password_hash, hash: newPassword ? await hashPassword(newPassword) : null, email };
}

function refuse(field: string, sentence: string): never {
  throw new AppError('validation', { fields: { [field]: sentence } });
}
