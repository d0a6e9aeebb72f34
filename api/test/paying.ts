import type { TestApp } from './harness.ts';
import { initialise, readPage, type unpaidVenue } from './payments.ts';

export const BANK = '/api/payments/sandbox/3d-secure';
export const CALLBACK = '/api/payments/callback/sandbox';

export async function openPage(test: TestApp, business: Awaited<ReturnType<typeof unpaidVenue>>) {
  const { body } = await initialise(test, business);
  return { ...readPage(body.htmlContent), paymentId: body.paymentId };
}

export const paymentOf = async (test: TestApp, token: string, paymentId: string) =>
  (await test.call<{ payment: unknown }>('get', `/api/payments/status?paymentId=${paymentId}`, { token }))
    .body.payment;
