import { MINUTE_MS } from 'mf-shared/time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { readPage } from '../../../test/payments.ts';
import type { BankForm, Checkout } from './index.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp('sqlite');
});
afterEach(() => test.close());

/** A checkout at the built-in bank; the right code is typed by default. */
async function open() {
  const { payment } = test.ctx;
  const checkout = { paymentId: 'p-1', amount: 1500 } as Checkout;
  const { token, htmlContent } = await payment.open(checkout);
  const { code, wrong } = readPage(htmlContent);
  const answer = (form: Partial<BankForm>) =>
    payment.bank?.answer({ token, code, decision: 'approve', ...form });
  return { code, wrong, answer, verdict: () => payment.verify(token, 'p-1') };
}
const PAID = { status: 'paid', orderId: 'p-1', amount: 1500 };

it('stands by its first decision, whatever comes at the same moment or later', async () => {
  const { answer, verdict, wrong } = await open();
  await Promise.all([answer({}), answer({ decision: 'cancel' })]);
  expect(await verdict()).toEqual(PAID);
  await answer({ decision: 'cancel' });
  for (let n = 0; n < 3; n++) await answer({ code: wrong });
  test.time.now += 11 * MINUTE_MS;
  expect(await verdict()).toEqual(PAID);
});

it('takes a code that was pasted with blanks', async () => {
  const { answer, code, verdict } = await open();
  await answer({ code: ` ${code}\n` });
  expect(await verdict()).toEqual(PAID);
});

it.each([
  [10 * MINUTE_MS - 1, PAID],
  [10 * MINUTE_MS, { status: 'failed', reason: 'Doğrulama süresi doldu.' }],
])('takes a code until ten minutes are over: after %i ms', async (ms, verdict) => {
  const page = await open();
  test.time.now += ms;
  await page.answer({});
  test.time.now -= ms;
  expect(await page.verdict()).toEqual(verdict);
});
