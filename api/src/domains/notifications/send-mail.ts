import { mailboxOf } from '../../auth/accounts.ts';
import type { AppContext } from '../../context.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { mailOf } from './mail.ts';

/** Mails the receiver at the account's present address, if it is verified. Answers whether a mail went out. */
export async function sendMail(ctx: AppContext, row: DeliveryRow): Promise<boolean> {
  const receiver = ctx.mail && (await mailboxOf(ctx.db.q, { model: row.owner_model, id: row.owner_id }));
  if (!ctx.mail || !receiver) return false;
  await ctx.mail.send(mailOf(ctx.config, row, receiver));
  return true;
}
