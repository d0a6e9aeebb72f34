import type { Invitation } from 'mf-shared/contracts/staff';
import { ownsVenue } from '../../auth/accounts.ts';
import { hashOf } from '../../auth/link-token.ts';
import { venueNameOf } from '../../auth/name.ts';
import { hashPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { refuseBarred } from '../bars/index.ts';
import { announceStaff } from './announce.ts';
import { staffByInvite } from './queries.ts';

/**
 * The person of an invitation.
 * @throws `invite_invalid` for one that is used, replaced or expired
 */
export async function showInvitation({ db, clock }: AppContext, code: string): Promise<Invitation> {
  const { member, businessName } = await requireInvite(db.q, code, clock());
  return { businessName, name: member.name, email: member.email };
}

/**
 * Accepts an invitation and sets a password. From then on the person logs in like a business. Ends sessions under an
 * earlier password.
 * @throws `invite_invalid`
 * @throws `email_taken` when the address became a venue's own meanwhile
 * @throws `contact_barred`
 * @throws `validation` for a password that is easy to guess
 */
export async function acceptInvite(ctx: AppContext, code: string, password: string): Promise<void> {
  const invited = await requireInvite(ctx.db.q, code, ctx.clock());
  const { email, name } = invited.member;
  refuseWeak(password, { email, names: [name, invited.businessName] });
  const password_hash = await hashPassword(password);
  await ctx.db.transact(async (tx) => {
    const { member } = await requireInvite(tx.q, code, ctx.clock());
    // An open invitation does not stop a registration with the same address, and both log in at the same place.
    if (await ownsVenue(tx.q, member.email)) throw ownVenue();
    await refuseBarred(tx.q, { email: member.email }, ctx.clock());
    const { numUpdatedRows } = await tx.q
      .updateTable('staff')
      .set((eb) => ({
        password_hash,
        invite_hash: null,
        invite_expires_at: null,
        token_version: eb('token_version', '+', 1),
      }))
      .where('id', '=', member.id)
      .where('invite_hash', '=', hashOf(code))
      .executeTakeFirstOrThrow();
    if (!numUpdatedRows) throw new AppError('invite_invalid');
    await ctx.reactions.auth.accessEnded(tx.q, member.id);
    announceStaff(tx, ctx, member);
  });
}

const ownVenue = () =>
  new AppError('email_taken', {
    message:
      'Bu e-posta adresiyle kayıtlı bir işletmeniz var. Sizi davet edenden başka bir adresinizi davet etmesini isteyin.',
  });

async function requireInvite(q: Queries, code: string, now: number) {
  const member = await staffByInvite(q, hashOf(code));
  const businessName = member && (await venueNameOf(q, member.venue_id));
  if (!member || !businessName || (member.invite_expires_at ?? 0) <= now)
    throw new AppError('invite_invalid');
  return { member, businessName };
}
