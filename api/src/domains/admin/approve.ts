import { DAY_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { markApproved, pendingChanged, type Seen } from '../venues/index.ts';
import { undecidable } from './undecidable.ts';

const FREE_MS = 30 * DAY_MS;

/**
 * Approves a pending business and starts its free first month.
 * @throws `already_decided` for an approved one, which keeps its due date
 * @throws `changed_meanwhile` for one that was corrected since the admin saw it
 * @throws `not_found` for a rejected, closed or unknown one
 */
export async function approveVenue(ctx: Ctx<AdminActor>, seen: Seen): Promise<void> {
  const { id } = seen;
  await ctx.db.transact(async (tx) => {
    if (!(await markApproved(tx.q, seen, ctx.clock() + FREE_MS))) throw await undecidable(tx, seen);
    pendingChanged(tx, ctx);
    await ctx.reactions.venues.offerChanged(tx, ctx, id);
    await notify(tx, ctx, {
      to: { model: 'Business', id },
      kind: 'business_approved',
      text: 'İşletmeniz onaylandı. İlk ay ücretsiz; saatleriniz artık oyunculara açık.',
      link: '/profile/business',
      once: 'business-approved',
    });
    await recordAct(tx, ctx, {
      act: 'venue.approve',
      subject: { type: 'venue', id },
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
  });
}
