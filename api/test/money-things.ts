import type { TestApp } from './harness.ts';
import { pay } from './refunding.ts';
import type { People, Thing } from './thing.ts';

/** A fee that the venue has just paid; its time is over before, so that it may pay. */
async function paid(app: TestApp, { venue }: People): Promise<{ id: string }> {
  const over = app.db.q.updateTable('venues').set({ next_payment_at: app.time.now - 1 });
  await over.where('id', '=', venue.id).execute();
  return { id: (await pay(app, venue)).paymentId };
}

/** The refund of such a fee. */
async function asked(app: TestApp, people: People): Promise<{ id: string }> {
  await paid(app, people);
  const json = { subject: 'refund', text: 'Yanlışlıkla ödedim.' };
  await app.call('post', '/api/support', { token: people.venue.token, json });
  const refunds = app.db.q.selectFrom('refunds').select('id').where('venue_id', '=', people.venue.id);
  return refunds.executeTakeFirstOrThrow();
}

/** What the desk of money decides and shows, by address. */
export const moneyThings: Readonly<Record<string, Thing>> = {
  '/admin/money/refunds/:id': {
    ...{ table: 'refunds', stranger: 'none' },
    states: {
      requested: {
        of: ['admin'],
        make: async (app, people) => ({ ...(await asked(app, people)), gives: { amount: 1000 } }),
      },
    },
  },
  '/admin/money/payments/:id': {
    ...{ table: 'payments', stranger: 'none' },
    states: {
      paid: {
        of: ['admin'],
        make: async (app, people) => ({ ...(await paid(app, people)), gives: { amount: 1000 } }),
      },
    },
  },
  '/admin/money/invoices/:id': {
    ...{ table: 'invoices', stranger: 'none' },
    states: { written: { of: ['admin'], make: paid } },
  },
  '/payments/invoices/:id': {
    ...{ table: 'invoices', stranger: ['not_found'] },
    states: { written: { of: ['venue'], make: paid } },
  },
};
