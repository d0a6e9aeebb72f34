import type { UserRegistration } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import { hashPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { emailTaken } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import { normalisePhone } from '../../base/phone.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { NewUser } from '../../db/schema/users.ts';
import { askForMail } from '../account-mail/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { saveNameWords } from './name-words.ts';
import { refuseHeavy, removePhoto, savePhoto } from './photo.ts';
import { userByEmail } from './queries.ts';
import { tokenOf } from './session.ts';

type Input = z.output<typeof UserRegistration>;

/**
 * Registers a player and mails a link that proves the address. Removes the photo when the registration fails. Answers a
 * session's token if the call asks for one: a new account has no second factor and no failed logins.
 * @throws `validation`, the captcha's and the photo's refusals, `email_taken`, and `contact_barred`
 */
export async function registerPlayer(
  ctx: Ctx,
  input: Input,
  { photo, device }: { photo: File | undefined; device: string },
): Promise<{ token?: string }> {
  refuseHeavy(photo);
  refuseWeak(input.password, { email: input.email, names: [input.fullName] });
  const phone = normalisePhone(input.phone);
  await ctx.captcha.verify(input.recaptchaToken);
  if (await userByEmail(ctx.db.q, input.email)) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  const path = await savePhoto(ctx, photo);
  const row = newRow(input, { phone, passwordHash, photo: path, now: ctx.clock() });
  try {
    await ctx.db.transact(async (tx) => {
      await refuseBarred(tx.q, row, row.created_at);
      await tx.q.insertInto('users').values(row).execute();
      await saveNameWords(tx.q, row.id, row.full_name);
      const mail = { model: 'User', accountId: row.id, address: row.email } as const;
      await askForMail(tx, ctx, { purpose: 'verify', ...mail });
    });
  } catch (error) {
    await removePhoto(ctx, path);
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
  return input.signIn ? { token: await tokenOf(ctx, { ...row, admin_role: null }, 'user', { device }) } : {};
}

type Made = { phone: string; passwordHash: string; photo: string | null; now: number };

const newRow = (input: Input, { phone, passwordHash, photo, now }: Made): NewUser => ({
  id: newId(),
  role: 'user',
  full_name: input.fullName,
  name_folded: foldTr(input.fullName),
  email: input.email,
  password_hash: passwordHash,
  phone,
  photo,
  teams: JSON.stringify(input.teams),
  position: input.position,
  foot: input.foot,
  city: input.city ?? null,
  speed: null,
  shooting: null,
  passing: null,
  dribbling: null,
  defense: null,
  physical: null,
  token_version: 0,
  created_at: now,
});
