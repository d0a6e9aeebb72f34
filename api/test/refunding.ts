import { createUser, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';
import { BANK, CALLBACK, openPage } from './paying.ts';
import { sendForm, unpaidVenue } from './payments.ts';

/** A venue that has just paid at the built-in bank. */
export async function paidVenue(
  app: TestApp,
): Promise<{ venue: TestVenue; paymentId: string; token: string }> {
  const venue = await unpaidVenue(app);
  return { venue, ...(await pay(app, venue)) };
}

/** Pays for a venue at the built-in bank. */
export async function pay(app: TestApp, venue: TestVenue): Promise<{ paymentId: string; token: string }> {
  const { token, code, paymentId } = await openPage(app, venue);
  await sendForm(app, BANK, { token, code, decision: 'approve' });
  await sendForm(app, CALLBACK, { token });
  return { paymentId, token };
}

/** The venue asks its last payment back; answers the refund. */
export async function askedBack(app: TestApp, venue: TestVenue) {
  const json = { subject: 'refund', text: 'Yanlışlıkla ödedim.' };
  await app.call('post', '/api/support', { token: venue.token, json });
  return app.db.q
    .selectFrom('refunds')
    .selectAll()
    .where('venue_id', '=', venue.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

/** Makes calls below `/api/admin/money` as a new admin for the money. */
export async function financeDesk(app: TestApp, adminRole: 'finance' | 'support' | 'owner' = 'finance') {
  const { token } = await createUser(app, { role: 'admin', admin_role: adminRole });
  return <T = { message: string; code?: string; fields?: Record<string, string> }>(
    method: 'get' | 'post',
    path: string,
    json?: object,
  ) => app.call<T>(method, `/api/admin/money${path}`, { token, ...(json ? { json } : {}) });
}
