import { DAY_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import { CALLBACK, CANCEL, iyzicoAndApps, openAtIyzico, REFUND } from '../../../test/iyzico-server.ts';
import { sendForm } from '../../../test/payments.ts';
import { financeDesk } from '../../../test/refunding.ts';
import { executeRefunds } from '../../domains/payments/index.ts';

const { iyzico, start } = iyzicoAndApps();

describe('a refund through iyzico', () => {
  async function paid() {
    iyzico.back.clear();
    const test = await start();
    const { token, paymentId } = await openAtIyzico(test);
    iyzico.buyers.set(token, { paymentStatus: 'SUCCESS' });
    await sendForm(test, CALLBACK, { token });
    const money = await financeDesk(test);
    const order = (amount: number) =>
      money('post', `/payments/${paymentId}/refund`, { amount, reason: 'Arıza' });
    const refunds = () => test.db.q.selectFrom('refunds').selectAll().orderBy('id').execute();
    return { test, order, refunds };
  }

  it('is a cancellation on the day of the payment, and for the whole sum', async () => {
    const { test, order, refunds } = await paid();
    await order(1500);
    await executeRefunds(test.ctx);
    const [refund] = await refunds();
    expect(refund).toMatchObject({ state: 'booked', reference: 'host-1' });
    expect([...iyzico.back.values()]).toMatchObject([
      { path: CANCEL, paymentId: '77', conversationId: refund?.id },
    ]);
  });

  it('is a refund of the transaction in parts or later, each once', async () => {
    const { test, order, refunds } = await paid();
    await order(400);
    await executeRefunds(test.ctx);
    test.time.now += DAY_MS;
    await order(1100);
    await executeRefunds(test.ctx);
    expect((await refunds()).map(({ state }) => state)).toEqual(['booked', 'booked']);
    expect([...iyzico.back.values()]).toMatchObject([
      { path: REFUND, paymentTransactionId: '88', price: '400.0', currency: 'TRY' },
      { path: REFUND, price: '1100.0' },
    ]);
  });

  it.each([
    ['cancellation', 1500, '77'],
    ['refund', 400, '501'],
  ])(
    'whose answer was lost is found in the report instead of paid twice: %s',
    async (_, amount, reference) => {
      const { test, order, refunds } = await paid();
      iyzico.troubles.push('lost');
      await order(amount);
      await executeRefunds(test.ctx);
      expect(await refunds()).toMatchObject([
        { state: 'approved', last_error: 'Ödeme kuruluşu yanıt vermedi.' },
      ]);
      iyzico.troubles.push({ status: 'failure', errorCode: '1', errorMessage: 'Sorulmamalıydı' });
      test.time.now += DAY_MS;
      await executeRefunds(test.ctx);
      expect(await refunds()).toMatchObject([{ state: 'booked', reference }]);
      iyzico.troubles.length = 0;
    },
  );

  it('shows why iyzico refused it, and is tried again', async () => {
    const { test, order, refunds } = await paid();
    iyzico.troubles.push({ status: 'failure', errorCode: '5093', errorMessage: 'Bakiye yetersiz' });
    await order(400);
    await executeRefunds(test.ctx);
    expect(await refunds()).toMatchObject([{ state: 'approved', last_error: 'Bakiye yetersiz' }]);
    test.time.now += DAY_MS;
    await executeRefunds(test.ctx);
    expect(await refunds()).toMatchObject([{ state: 'booked', last_error: null }]);
  });

  it('of a payment that another bank took is left to that bank', async () => {
    const { test, order, refunds } = await paid();
    await test.db.q.updateTable('payments').set({ provider: 'sandbox' }).execute();
    await order(400);
    await executeRefunds(test.ctx);
    expect(await refunds()).toMatchObject([
      { state: 'approved', last_error: expect.stringContaining('başka') },
    ]);
    expect(iyzico.back.size).toBe(0);
  });
});
