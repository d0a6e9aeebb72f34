import type { Updateable } from 'kysely';
import type { User, UserProfileUpdate } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { sessionOf } from '../../auth/session.ts';
import { AppError } from '../../base/app-error.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { Ctx } from '../../context.ts';
import type { UserRow, UsersTable } from '../../db/schema/users.ts';
import { byAccount } from '../../http/rate-limits.ts';
import { askForChange, LINK_SENT, pendingEmail, voidLinks } from '../account-mail/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { saveNameWords } from './name-words.ts';
import { removePhoto, savePhoto } from './photo.ts';
import { userById } from './queries.ts';
import { checkSecrets, type Secrets } from './secrets.ts';
import { tokenOf } from './session.ts';
import { userView } from './view.ts';

type Input = z.output<typeof UserProfileUpdate>;
type Updated = { user: User; token?: string; message?: string };

/**
 * Changes the caller's profile. A new password ends all earlier tokens, and the answer brings a fresh one. Another
 * e-mail needs the current password and waits until its mailed link is opened.
 * @throws `validation` and the photo's refusals
 * @throws `changed_meanwhile` when two changes of the password meet
 * @throws `contact_barred`
 * @throws `rate_limited` for many e-mails or passwords
 */
export async function updateProfile(
  ctx: Ctx<UserActor>,
  input: Input,
  photo: File | undefined,
): Promise<Updated> {
  if (input.email !== ctx.actor.email) await ctx.limits.take('emailChange', byAccount(ctx.actor));
  const phone = input.phone ? normalisePhone(input.phone) : input.phone;
  const secrets = await checkSecrets(ctx, input);
  const path = await savePhoto(ctx, photo);
  try {
    const row = await store(ctx, changesOf(input, phone, path), secrets);
    const pending = await pendingEmail(ctx, ctx.db.q, { model: 'User', id: row.id });
    return {
      user: { ...userView(row, row.id), pendingEmail: pending },
      ...(secrets?.hash ? { token: await tokenOf(ctx, row, 'user', sessionOf(ctx.actor)) } : {}),
      ...(secrets?.email ? { message: `Profil başarıyla güncellendi! ${LINK_SENT}` } : {}),
    };
  } catch (error) {
    await removePhoto(ctx, path);
    throw error;
  }
}

/** Columns to write; fields that the caller left out stay as they are. */
function changesOf(input: Input, phone: string | undefined, photo: string | null): Updateable<UsersTable> {
  return {
    ...input.fifaStats,
    full_name: input.fullName,
    name_folded: foldTr(input.fullName),
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
  changes: Updateable<UsersTable>,
  secrets: Secrets | null,
): Promise<UserRow> {
  return ctx.db.transact(async (tx) => {
    await tx.lock('users', ctx.actor.id);
    const before = await userById(tx.q, ctx.actor.id);
    if (!before) throw new AppError('unauthenticated');
    if (secrets && secrets.old !== before.password_hash) throw new AppError('changed_meanwhile');
    if (changes.phone !== before.phone) await refuseBarred(tx.q, { phone: changes.phone }, ctx.clock());
    const hash = secrets?.hash;
    const secret = hash ? { password_hash: hash, token_version: before.token_version + 1 } : {};
    const row = await tx.q
      .updateTable('users')
      .set({ ...changes, ...secret })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const account = { model: 'User', id: row.id } as const;
    if (hash) {
      endSessions(tx, ctx, row.id);
      await voidLinks(tx.q, account);
    }
    if (secrets?.email) {
      const from = { email: before.email, verifiedAt: before.email_verified_at };
      await askForChange(tx, ctx, { account, from, to: secrets.email });
    }
    if (row.full_name !== before.full_name) {
      await saveNameWords(tx.q, row.id, row.full_name);
      await ctx.reactions.players.renamed(tx, row.id);
    }
    if (changes.photo) tx.afterCommit(() => removePhoto(ctx, before.photo));
    return row;
  });
}
