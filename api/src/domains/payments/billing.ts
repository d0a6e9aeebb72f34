import type { BillingDetails, BillingInput } from 'mf-shared/contracts/invoices';
import type { BusinessActor } from '../../auth/actor.ts';
import { holdMember } from '../../auth/hold-player.ts';
import type { Ctx } from '../../context.ts';
import type { Queries } from '../../db/database.ts';

/** What a venue wants on its invoices, if it said so. */
export const billingOf = (q: Queries, venueId: string) =>
  q.selectFrom('billing_details').selectAll().where('venue_id', '=', venueId).executeTakeFirst();

/** The same as the contract has it. */
export async function billingDetails(q: Queries, venueId: string): Promise<BillingDetails | null> {
  const row = await billingOf(q, venueId);
  return row ? { title: row.title, taxOffice: row.tax_office, taxNumber: row.tax_number } : null;
}

/** Keeps what the own venue wants on its invoices from now on. */
export async function saveBilling(ctx: Ctx<BusinessActor>, input: BillingInput): Promise<void> {
  const values = {
    title: input.title,
    tax_office: input.taxOffice || null,
    tax_number: input.taxNumber || null,
    changed_at: ctx.clock(),
  };
  await ctx.db.transact(async (tx) => {
    await holdMember(tx, ctx);
    await tx.q
      .insertInto('billing_details')
      .values({ venue_id: ctx.actor.id, ...values })
      .onConflict((one) => one.column('venue_id').doUpdateSet(values))
      .execute();
  });
}
