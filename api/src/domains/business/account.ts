import { type BusinessAccount, stripQuotes } from 'mf-shared/contracts/business';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { AppError } from '../../http/app-error.ts';
import { businessToken } from '../staff/business-token.ts';
import { recordChange } from '../staff/record-change.ts';
import { businessById, emailExists } from './queries.ts';

type Account = z.output<typeof BusinessAccount>;

/**
 * Changes what the owner logs in with and answers a fresh token. A new password ends every other session of the
 * owner; those of the staff go on. Throws `validation` at `currentPassword`, `email_taken`, and `changed_meanwhile`
 * when two changes of the password meet.
 */
export async function changeAccount(ctx: Ctx<BusinessActor>, input: Account): Promise<{ token: string }> {
  const { id } = ctx.actor;
  const known = (await businessById(ctx.db.q, id))?.password_hash ?? null;
  if (!(await verifyPassword(known, stripQuotes(input.currentPassword)))) {
    throw new AppError('validation', { fields: { currentPassword: 'Mevcut şifreniz hatalı.' } });
  }
  const hash = input.newPassword === undefined ? null : await hashPassword(input.newPassword);
  const business = await store(ctx, input.email, { known, hash }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('email_taken') : error;
  });
  return { token: await businessToken(ctx, { business, staff: null, isActive: ctx.actor.isActive }) };
}

type Secret = { known: string | null; hash: string | null };

function store(ctx: Ctx<BusinessActor>, email: string, { known, hash }: Secret) {
  const { id } = ctx.actor;
  return ctx.db.transact(async (tx) => {
    await tx.lock('businesses', id);
    const before = await businessById(tx.q, id);
    if (!before) throw new AppError('unauthenticated');
    if (before.password_hash !== known) throw new AppError('changed_meanwhile');
    if (email !== before.email && (await emailExists(tx.q, email))) throw new AppError('email_taken');
    const secret = hash ? { password_hash: hash, token_version: before.token_version + 1 } : {};
    if (hash) endSessions(tx, ctx, id);
    await recordChange(tx, ctx, { subjectId: null, text: 'Giriş bilgileri değiştirildi' });
    return tx.q
      .updateTable('businesses')
      .set({ email, ...secret })
      .where('id', '=', id)
      .returning(['id', 'email', 'token_version'])
      .executeTakeFirstOrThrow();
  });
}
