import { DAY_MS } from 'mf-shared/time';
import { createApp } from '../src/app.ts';
import { createVenue, type TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A browser window: sends a form and receives a page. */
export async function sendForm(test: TestApp, path: string, form: Record<string, string>) {
  const response = await createApp(test.ctx).request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  return { status: response.status, page: await response.text(), headers: response.headers };
}

/** A business whose 30 days are over. */
export const unpaidVenue = (test: TestApp) => createVenue(test, { next_payment_at: test.time.now - DAY_MS });

type Started = { htmlContent: string; paymentId: string; message: string };

/** Requests a checkout like the payment page. */
export const initialise = (test: TestApp, business: TestVenue, json: Record<string, unknown> = {}) =>
  test.call<Started>('post', '/api/payments/initialize-checkout', {
    token: business.token,
    json: {
      fullName: 'Ayşe Öztürk',
      email: 'ayse@isletme.test',
      amount: 1500,
      businessId: business.id,
      ...json,
    },
  });

/** The due date of a business in ms. */
export async function dueAt(test: TestApp, businessId: string): Promise<number | null> {
  const row = await test.db.q
    .selectFrom('venues')
    .select('next_payment_at')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return row.next_payment_at;
}

/** The data on the bank's page, and a wrong code. */
export function readPage(html: string) {
  const token = /name="token" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  const code = /id="test-code" class="code">(\d{6})</.exec(html)?.[1] ?? '';
  return { token, code, wrong: code === '000000' ? '111111' : '000000' };
}
