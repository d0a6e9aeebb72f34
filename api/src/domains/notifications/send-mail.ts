import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { mailOf } from './mail.ts';

/**
 * Mails the receiver at the account's present address. An unverified address gets no news, since it may be a
 * stranger's.
 */
export async function sendMail(ctx: AppContext, row: DeliveryRow): Promise<void> {
  const receiver = ctx.mail && (await receiverOf(ctx.db.q, row));
  if (receiver) await ctx.mail?.send(mailOf(ctx.config, row, receiver));
}

export type Receiver = { email: string; name: string };

async function receiverOf(q: Queries, row: DeliveryRow): Promise<Receiver | undefined> {
  if (row.owner_model === 'Business') {
    return q
      .selectFrom('venues')
      .select(['email', 'venue_name as name'])
      .where('id', '=', row.owner_id)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
  }
  return q
    .selectFrom('users')
    .select(['email', 'full_name as name'])
    .where('id', '=', row.owner_id)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}
