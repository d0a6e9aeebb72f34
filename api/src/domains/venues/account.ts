import { stripQuotes } from 'mf-shared/contracts/venue-profile';
import type { BusinessAccount, BusinessAccountSaved } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { endSessions } from '../../auth/end-sessions.ts';
import { holdVenue } from '../../auth/hold-venue.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { sessionOf } from '../../auth/session.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { byAccount } from '../../http/rate-limits.ts';
import { askForChange, LINK_SENT, pendingEmail, voidLinks } from '../account-mail/index.ts';
import { businessToken, recordChange } from '../staff/index.ts';
import { venueById } from './queries.ts';

type Account = z.output<typeof BusinessAccount>;
type Changed = z.output<typeof BusinessAccountSaved>;

/**
 * Changes the owner's e-mail or password and answers a fresh token. A new password ends all other sessions of the
 * owner, but not those of the staff. Another e-mail waits until its mailed link is opened.
 * @throws `validation` at `currentPassword`
 * @throws `unauthenticated` when the venue was closed since the token was checked
 * @throws `changed_meanwhile` when two changes of the password meet
 * @throws `rate_limited` for many e-mails
 */
export async function changeOwnerAccount(ctx: Ctx<BusinessActor>, input: Account): Promise<Changed> {
  const { id } = ctx.actor;
  if (input.email !== ctx.actor.email) await ctx.limits.take('emailChange', byAccount(ctx.actor));
  const own = await venueById(ctx.db.q, id);
  if (!own || own.closed_at !== null) throw new AppError('unauthenticated');
  const { password_hash: known } = own;
  if (!(await verifyPassword(known, stripQuotes(input.currentPassword)))) {
    throw new AppError('validation', { fields: { currentPassword: 'Mevcut şifreniz hatalı.' } });
  }
  const hash = await hashOfNew(own, input);
  const email = input.email === own.email ? null : input.email;
  const { isActive } = ctx.actor;
  const business = await store(ctx, { known, hash, email });
  return {
    token: await businessToken(ctx, { business, staff: null, isActive, session: sessionOf(ctx.actor) }),
    pendingEmail: await pendingEmail(ctx, ctx.db.q, { model: 'Business', id }),
    message: email ? `${hash ? 'Şifreniz değişti. ' : ''}${LINK_SENT}` : 'Giriş bilgileriniz güncellendi.',
  };
}

/** The hash of the new password; null when none is wanted. */
async function hashOfNew(
  { owner_name, venue_name }: Pick<VenueRow, 'owner_name' | 'venue_name'>,
  { email, newPassword }: Account,
): Promise<string | null> {
  if (newPassword === undefined) return null;
  refuseWeak(newPassword, { email, names: [owner_name, venue_name] }, 'newPassword');
  return hashPassword(newPassword);
}

type Secrets = { known: string; hash: string | null; email: string | null };

function store(ctx: Ctx<BusinessActor>, { known, hash, email }: Secrets) {
  const { id } = ctx.actor;
  return ctx.db.transact(async (tx) => {
    await holdVenue(tx, ctx);
    const before = await venueById(tx.q, id);
    if (!before) throw new AppError('unauthenticated');
    if (before.password_hash !== known) throw new AppError('changed_meanwhile');
    const account = { model: 'Business', id } as const;
    if (hash) {
      endSessions(tx, ctx, id);
      await voidLinks(tx.q, account);
      await ctx.reactions.auth.accessEnded(tx.q, id);
    }
    if (email) {
      const from = { email: before.email, verifiedAt: before.email_verified_at };
      await askForChange(tx, ctx, { account, from, to: email });
    }
    await recordChange(tx, ctx, { subjectId: null, text: 'Giriş bilgileri değiştirildi' });
    if (!hash) return before;
    return tx.q
      .updateTable('venues')
      .set({ password_hash: hash, token_version: before.token_version + 1 })
      .where('id', '=', id)
      .returning(['id', 'email', 'token_version'])
      .executeTakeFirstOrThrow();
  });
}
