import { MAX_STAFF, type StaffInvite, type StaffInvited } from 'mf-shared/contracts/staff';
import { isAddressTaken } from '../../auth/accounts.ts';
import type { BusinessActor } from '../../auth/actor.ts';
import { holdVenue } from '../../auth/hold-venue.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { refuseBarred } from '../bars/index.ts';
import { invitePath, newInvite } from './invite-code.ts';
import { dropStale, staffOf } from './queries.ts';
import { recordChange } from './record-change.ts';
import { toMember } from './view.ts';

/**
 * Invites somebody. The answer's link is shown only once; for seven days it lets them choose a password.
 * @throws `email_taken` for an address that already runs a venue or has an open invitation
 * @throws `contact_barred`
 * @throws `staff_limit` beyond 30 people
 */
export async function inviteStaff(
  ctx: Ctx<BusinessActor>,
  { name, email, role }: StaffInvite,
): Promise<StaffInvited> {
  const now = ctx.clock();
  const { code, ...invite } = newInvite(now);
  const row = {
    id: newId(),
    venue_id: ctx.actor.id,
    name,
    email,
    password_hash: null,
    role,
    ...invite,
    token_version: 0,
    created_at: now,
  };
  await ctx.db.transact(async (tx) => {
    await holdVenue(tx, ctx);
    if (await isAddressTaken(tx.q, 'business', email)) throw new AppError('email_taken');
    await refuseBarred(tx.q, { email }, now);
    await dropStale(tx.q, email, now);
    if ((await staffOf(tx.q, ctx.actor.id)).length >= MAX_STAFF) throw new AppError('staff_limit');
    try {
      await tx.q.insertInto('staff').values(row).execute();
    } catch (error) {
      throw isUniqueViolation(error) ? invitedElsewhere() : error;
    }
    await recordChange(tx, ctx, { subjectId: row.id, text: `${name} ekibe davet edildi` });
  });
  return { message: 'Davet hazır.', member: toMember(row), inviteUrl: linkOf(ctx, code) };
}

const invitedElsewhere = () =>
  new AppError('email_taken', { message: 'Bu adrese gönderilmiş ve süresi dolmamış bir davet zaten var.' });

/** The link of an invitation; only a path when no public address is configured. */
export const linkOf = ({ config }: Ctx<BusinessActor>, code: string): string =>
  config.publicUrl ? new URL(invitePath(code), config.publicUrl).href : invitePath(code);
