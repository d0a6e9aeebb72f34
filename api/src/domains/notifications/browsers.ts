import type { PushSubscriptionInput } from 'mf-shared/contracts/notifications';
import { holdMember } from '../../auth/hold-player.ts';
import { type Member, ownSide } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';

/** Most browsers of one account that are woken. A further one replaces the oldest. */
const MOST_BROWSERS = 10;

/**
 * Remembers the caller's browser. It belongs to the account that asked last, so that it shows nobody another account's
 * news. Beyond ten browsers of an account the oldest is forgotten.
 * @throws `validation` at `endpoint` when the address is not of a push service
 */
export async function addPushBrowser(
  ctx: Ctx<Member>,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!ctx.push?.accepts(endpoint)) {
    throw new AppError('validation', {
      fields: { endpoint: 'Bu tarayıcının bildirim hizmeti desteklenmiyor.' },
    });
  }
  const { model, id } = ownSide(ctx.actor);
  const staff_id = ctx.actor.role === 'business' ? (ctx.actor.staff?.id ?? null) : null;
  const owned = { owner_model: model, owner_id: id, staff_id, p256dh: keys.p256dh, auth: keys.auth };
  await ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    await tx.q
      .insertInto('push_subscriptions')
      .values({ id: newId(), endpoint, ...owned, created_at: ctx.clock() })
      .onConflict((oc) => oc.column('endpoint').doUpdateSet(owned))
      .execute();
    const rows = await tx.q
      .selectFrom('push_subscriptions')
      .select('id')
      .where('owner_id', '=', id)
      .orderBy('id', 'desc')
      .execute();
    const beyond = rows.slice(MOST_BROWSERS).map((row) => row.id);
    if (beyond.length > 0) await tx.q.deleteFrom('push_subscriptions').where('id', 'in', beyond).execute();
  });
}

/** Forgets a browser of the caller; leaves browsers of others. */
export async function removePushBrowser(ctx: Ctx<Member>, endpoint: string): Promise<void> {
  await ctx.db.q
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('owner_id', '=', ctx.actor.id)
    .execute();
}
