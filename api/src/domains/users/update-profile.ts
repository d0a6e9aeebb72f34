import type { User, UserProfileUpdate } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { RatedUserRow, UserRow } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { normalisePhone } from '../../phone.ts';
import { reviewerChanged } from '../business/reviewer-changed.ts';
import { removePhoto, savePhoto } from './photo.ts';
import { userById } from './queries.ts';
import { tokenOf } from './session.ts';
import { userView } from './view.ts';

type Input = z.output<typeof UserProfileUpdate>;
type Updated = { user: User; token?: string };
/** A password that was checked against `old`, hashed. */
type NewPassword = { old: string; hash: string };

/**
 * Changes the own profile. A new password ends every token issued before; then, and after a change of e-mail,
 * the answer brings a fresh one. Throws `validation`, the photo's refusals, `email_taken`, and
 * `changed_meanwhile` when two changes of the password meet.
 */
export async function updateProfile(
  ctx: Ctx<UserActor>,
  input: Input,
  photo: File | undefined,
): Promise<Updated> {
  const phone = input.phone ? normalisePhone(input.phone) : input.phone;
  const password = await checkPassword(ctx, input);
  const path = await savePhoto(ctx, photo);
  try {
    const row = await store(ctx, changesOf(input, phone, path), password);
    const endsToken = password !== null || row.email !== ctx.actor.email;
    const token = endsToken ? { token: await tokenOf(ctx, row, 'user') } : {};
    return { user: userView(row, row.id), ...token };
  } catch (error) {
    await removePhoto(ctx, path);
    throw isUniqueViolation(error) ? new AppError('email_taken') : error;
  }
}

/** The new password, when one is asked for and the current one is right. Hashing stays outside transactions. */
async function checkPassword(ctx: Ctx<UserActor>, input: Input): Promise<NewPassword | null> {
  const { currentPassword, newPassword } = input;
  if (!newPassword && !currentPassword) return null;
  if (!newPassword) throw new AppError('validation', { fields: { newPassword: 'Yeni şifrenizi yazın.' } });
  const old = (await userById(ctx.db.q, ctx.actor.id))?.password_hash ?? null;
  if (!old || !(await verifyPassword(old, currentPassword ?? ''))) {
    throw new AppError('validation', { fields: { currentPassword: 'Mevcut şifreniz hatalı.' } });
  }
  return { old, hash: await hashPassword(newPassword) };
}

/** Columns to write; what the caller left out stays as it is. */
function changesOf(input: Input, phone: string | undefined, photo: string | null): Partial<UserRow> {
  return {
    ...input.fifaStats,
    full_name: input.fullName,
    name_folded: foldTr(input.fullName),
    email: input.email,
    position: input.position,
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(input.teams ? { teams: JSON.stringify(input.teams) } : {}),
    ...(input.foot ? { foot: input.foot } : {}),
    ...(input.city === undefined ? {} : { city: input.city || null }),
    ...(photo ? { photo } : {}),
  };
}

function store(
  ctx: Ctx<UserActor>,
  changes: Partial<UserRow>,
  password: NewPassword | null,
): Promise<RatedUserRow> {
  return ctx.db.transact(async (tx) => {
    await tx.lock('users', ctx.actor.id);
    const before = await userById(tx.q, ctx.actor.id);
    if (!before) throw new AppError('unauthenticated');
    if (password && password.old !== before.password_hash) throw new AppError('changed_meanwhile');
    const secret = password ? { password_hash: password.hash, token_version: before.token_version + 1 } : {};
    const row = await tx.q
      .updateTable('users')
      .set({ ...changes, ...secret })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (password) endSessions(tx, ctx, row.id);
    if (row.full_name !== before.full_name) await reviewerChanged(tx, row.id);
    if (changes.photo) tx.afterCommit(() => removePhoto(ctx, before.photo));
    return row;
  });
}
