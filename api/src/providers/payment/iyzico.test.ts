import { DAY_MS } from 'mf-shared/time';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/harness.ts';
import { CALLBACK, hmac, iyzicoAndApps, openAtIyzico, type Reply } from '../../../test/iyzico-server.ts';
import { dueAt, initialise, sendForm, unpaidVenue } from '../../../test/payments.ts';

const { iyzico, appAt, port, start } = iyzicoAndApps();

const paymentRow = (test: TestApp, id: string) =>
  test.db.q.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

describe('iyzico', () => {
  it('opens its page for the amount of the server and whoever pays', async () => {
    const test = await start();
    const { business, token, htmlContent, paymentId } = await openAtIyzico(test);
    expect(htmlContent).toContain(
      `<meta http-equiv="refresh" content="0;url=https://sandbox-cpp.iyzipay.com/?token=${token}&amp;lang=tr">`,
    );
    expect(htmlContent).not.toContain('<script');
    expect(iyzico.orders.get(token)).toMatchObject({
      price: '1500.0',
      paidPrice: '1500.0',
      currency: 'TRY',
      basketId: paymentId,
      forceThreeDS: 1,
      callbackUrl: `https://topla.test${CALLBACK}`,
      buyer: {
        id: business.id,
        name: 'Ayşe Nur',
        surname: 'Öztürk',
        // The address for the receipt, typed on the payment page; the venue's own address differs.
        email: 'ayse@isletme.test',
        gsmNumber: '+902121112233',
        registrationAddress: 'Bağdat Caddesi 1',
        city: 'İstanbul',
        ip: 'local',
      },
      billingAddress: { contactName: 'Ayşe Nur Öztürk', address: 'Bağdat Caddesi 1', city: 'İstanbul' },
    });
  });

  it('gets the only name of somebody for both names that it asks for', async () => {
    const { token } = await openAtIyzico(await start(), 'Ayşe');
    expect(iyzico.orders.get(token)?.buyer).toMatchObject({ name: 'Ayşe', surname: 'Ayşe' });
  });

  it('is quoted up to 200 characters', async () => {
    const test = await start();
    const { token, paymentId } = await openAtIyzico(test);
    iyzico.buyers.set(token, { paymentStatus: 'FAILURE', errorMessage: 'x'.repeat(300) });
    await sendForm(test, CALLBACK, { token });
    expect(await paymentRow(test, paymentId)).toMatchObject({ failure_reason: 'x'.repeat(200) });
  });

  it('activates once it confirms the token, and once only', async () => {
    const test = await start();
    const { business, token, paymentId } = await openAtIyzico(test);
    expect(await sendForm(test, CALLBACK, { token })).toMatchObject({ status: 409 });
    iyzico.buyers.set(token, { paymentStatus: 'SUCCESS', paidPrice: 1500 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendForm(test, CALLBACK, { token })));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, page: expect.stringContaining(`paymentId=${paymentId}`) });
    }
    expect(await dueAt(test, business.id)).toBe(test.time.now + 30 * DAY_MS);
  });

  it.each<[string, Reply, string]>([
    [
      'a declined card',
      { status: 'failure', errorCode: '10051', errorMessage: 'Kart limiti yetersiz, yetersiz bakiye' },
      'Kart limiti yetersiz, yetersiz bakiye',
    ],
    [
      'a payment that is known to have failed, whatever the code',
      { status: 'failure', errorCode: '5115', errorMessage: 'Ödeme başarısız', paymentStatus: 'FAILURE' },
      'Ödeme başarısız',
    ],
    ['a failed 3-D Secure', { paymentStatus: 'FAILURE' }, 'Bankanız ödemeyi onaylamadı.'],
    ['another amount', { paymentStatus: 'SUCCESS', price: 1 }, 'uyuşmuyor'],
    ['another currency', { paymentStatus: 'SUCCESS', currency: 'USD' }, 'uyuşmuyor'],
    ['another order', { paymentStatus: 'SUCCESS', basketId: 'x' }, 'uyuşmuyor'],
    ['another token', { paymentStatus: 'SUCCESS', token: 't-0' }, 'uyuşmuyor'],
  ])('does not activate for %s', async (_, says, reason) => {
    const test = await start();
    const { business, token, paymentId } = await openAtIyzico(test);
    iyzico.buyers.set(token, says);
    const answer = await sendForm(test, CALLBACK, { token });
    expect(answer).toMatchObject({ status: 402, page: expect.stringContaining(reason) });
    expect(await dueAt(test, business.id)).toBe(test.time.now - DAY_MS);
    expect(await paymentRow(test, paymentId)).toMatchObject({ status: 'failed' });
  });

  it.each<[string, Reply | 'silent']>([
    ['it gives no answer', 'silent'],
    ['its answer is not signed by it', { paymentStatus: 'SUCCESS', signature: hmac('something else') }],
    ['its answer is not signed at all', { paymentStatus: 'SUCCESS', signature: undefined }],
    ['it refuses the call', { status: 'failure', errorCode: '1001', errorMessage: 'api bilgileri yok' }],
  ])('lets the person ask again while %s', async (_, says) => {
    const test = await start();
    const { business, token, paymentId } = await openAtIyzico(test);
    iyzico.buyers.set(token, says);
    const answer = await sendForm(test, CALLBACK, { token });
    expect(answer).toMatchObject({ status: 503, page: expect.stringContaining(`value="${token}"`) });
    expect(await paymentRow(test, paymentId)).toMatchObject({ status: 'initialised' });
    iyzico.buyers.set(token, { paymentStatus: 'SUCCESS' });
    expect(await sendForm(test, CALLBACK, { token })).toMatchObject({ status: 200 });
    expect(await dueAt(test, business.id)).toBe(test.time.now + 30 * DAY_MS);
  });

  it('asks iyzico nothing about tokens that it did not open', async () => {
    const test = await start();
    const { token } = await openAtIyzico(test);
    iyzico.buyers.set(token, { paymentStatus: 'SUCCESS' });
    const elsewhere = await start();
    expect(await sendForm(elsewhere, CALLBACK, { token })).toMatchObject({ status: 404 });
    const bank = await sendForm(test, '/api/payments/sandbox/3d-secure', { token, code: '123456' });
    expect(bank).toMatchObject({ status: 404 });
  });

  it.each<[string, () => Promise<TestApp>]>([
    ['it is down', () => appAt(1)],
    ['it refuses our signature', () => appAt(port(), 'wrong')],
  ])('says that the payment was not started when %s', async (_, app) => {
    const test = await app();
    const answer = await initialise(test, await unpaidVenue(test));
    expect(answer).toMatchObject({ status: 502, body: { message: '3D Secure ödeme başlatılamadı.' } });
  });
});
