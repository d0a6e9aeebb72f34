import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY_MS } from 'mf-shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { dueAt, initialise, sendForm, unpaidVenue } from '../../../test/payments.ts';
import { createPayment } from './create.ts';

const API_KEY = 'api-key';
const SECRET = 'a merchant secret';
const INITIALISE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const CALLBACK = '/api/payments/callback/iyzico';
const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

type Order = Record<string, unknown> & { basketId: string; price: string; callbackUrl: string };
type Reply = Record<string, unknown>;

/** A server that speaks iyzico's protocol: it checks every signature, keeps orders and signs its answers. */
function iyzicoServer() {
  const orders = new Map<string, Order>();
  const buyers = new Map<string, Reply | 'silent'>();
  function genuine(request: IncomingMessage, body: string): boolean {
    const randomKey = String(request.headers['x-iyzi-rnd']);
    const signature = hmac(randomKey + request.url + body);
    const expected = Buffer.from(`apiKey:${API_KEY}&randomKey:${randomKey}&signature:${signature}`);
    return request.headers.authorization === `IYZWSv2 ${expected.toString('base64')}`;
  }
  function opened(order: Order): Reply {
    const token = `t-${orders.size + 1}`;
    orders.set(token, order);
    const paymentPageUrl = `https://sandbox-cpp.iyzipay.com?token=${token}&lang=tr`;
    return { status: 'success', token, paymentPageUrl, checkoutFormContent: '<script></script>' };
  }
  function detail({ token, conversationId }: { token: string; conversationId: string }): Reply | null {
    const order = orders.get(token);
    if (!order) return { status: 'failure', errorCode: '5013', errorMessage: 'token bulunamadı' };
    const changes = buyers.get(token) ?? { paymentStatus: 'INIT_THREEDS' };
    if (changes === 'silent') return null;
    if (changes.status === 'failure') return changes;
    const price = Number(order.price);
    const { basketId } = order;
    const common = { currency: 'TRY', basketId, conversationId, paidPrice: price, price, token };
    const answer: Reply = { status: 'success', paymentId: '77', ...common, ...changes };
    const values = ['paymentStatus', 'paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice'];
    const signed = [...values, 'price', 'token'].map((name) => answer[name]).join(':');
    return { signature: hmac(signed), ...answer };
  }
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answers: Record<string, (payload: never) => Reply | null> = {
      [INITIALISE]: opened,
      [DETAIL]: detail,
    };
    const answer = genuine(request, body)
      ? answers[request.url ?? '']?.(JSON.parse(body) as never)
      : { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' };
    if (!answer) return response.writeHead(502).end('<html>');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  return { server, orders, buyers };
}

const iyzico = iyzicoServer();
const apps: TestApp[] = [];
const gatewayAt = (port: number, secret: string) => {
  const payment = { provider: 'iyzico' as const, url: `http://127.0.0.1:${port}`, apiKey: API_KEY, secret };
  return { payment, publicUrl: 'https://topla.test' };
};

async function appAt(port: number, secret = SECRET): Promise<TestApp> {
  const test = await createTestApp('sqlite');
  apps.push(test);
  Object.assign(test.ctx.config, gatewayAt(port, secret));
  test.ctx.payment = createPayment({ config: test.ctx.config, db: test.db, clock: test.ctx.clock });
  return test;
}

beforeAll(() => new Promise<void>((resolve) => iyzico.server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  for (const test of apps) await test.close();
  iyzico.server.close();
});
const start = () => appAt((iyzico.server.address() as AddressInfo).port);

/** Opens a checkout; `buyers` sets what the buyer then does at iyzico. */
async function open(test: TestApp, fullName = 'Ayşe Nur Öztürk') {
  const business = await unpaidVenue(test);
  const { body } = await initialise(test, business, { fullName });
  const token = /[?&]token=([\w-]+)/.exec(body.htmlContent.replaceAll('&amp;', '&'))?.[1] ?? '';
  return { business, token, ...body };
}

const paymentRow = (test: TestApp, id: string) =>
  test.db.q.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

describe('iyzico', () => {
  it('opens its page for the amount of the server and whoever pays', async () => {
    const test = await start();
    const { business, token, htmlContent, paymentId } = await open(test);
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
    const { token } = await open(await start(), 'Ayşe');
    expect(iyzico.orders.get(token)?.buyer).toMatchObject({ name: 'Ayşe', surname: 'Ayşe' });
  });

  it('is quoted up to 200 characters', async () => {
    const test = await start();
    const { token, paymentId } = await open(test);
    iyzico.buyers.set(token, { paymentStatus: 'FAILURE', errorMessage: 'x'.repeat(300) });
    await sendForm(test, CALLBACK, { token });
    expect(await paymentRow(test, paymentId)).toMatchObject({ failure_reason: 'x'.repeat(200) });
  });

  it('activates once it confirms the token, and once only', async () => {
    const test = await start();
    const { business, token, paymentId } = await open(test);
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
    const { business, token, paymentId } = await open(test);
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
    const { business, token, paymentId } = await open(test);
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
    const { token } = await open(test);
    iyzico.buyers.set(token, { paymentStatus: 'SUCCESS' });
    const elsewhere = await start();
    expect(await sendForm(elsewhere, CALLBACK, { token })).toMatchObject({ status: 404 });
    const bank = await sendForm(test, '/api/payments/sandbox/3d-secure', { token, code: '123456' });
    expect(bank).toMatchObject({ status: 404 });
  });

  it.each<[string, () => Promise<TestApp>]>([
    ['it is down', () => appAt(1)],
    ['it refuses our signature', () => appAt((iyzico.server.address() as AddressInfo).port, 'wrong')],
  ])('says that the payment was not started when %s', async (_, app) => {
    const test = await app();
    const answer = await initialise(test, await unpaidVenue(test));
    expect(answer).toMatchObject({ status: 502, body: { message: '3D Secure ödeme başlatılamadı.' } });
  });
});
