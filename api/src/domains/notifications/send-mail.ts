import { mailboxOf } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { mailOf } from './mail.ts';

/** Mails the receiver at the account's present address, if it is verified. */
export async function sendMail(ctx: AppContext, row: DeliveryRow): Promise<void> {
  const receiver = ctx.mail && (await mailboxOf(ctx.db.q, { model: row.owner_model, id: row.owner_id }));
  if (receiver) await ctx.mail?.send(mailOf(ctx.config, row, receiver));
}
