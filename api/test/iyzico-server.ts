import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createPayment } from '../src/providers/payment/create.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { initialise, unpaidVenue } from './payments.ts';

const API_KEY = 'api-key';
const SECRET = 'a merchant secret';
const INITIALISE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
const DETAIL = '/payment/iyzipos/checkoutform/auth/ecom/detail';
export const CANCEL = '/payment/cancel';
export const REFUND = '/payment/refund';
const REPORT = '/v2/reporting/payment/details?';
export const CALLBACK = '/api/payments/callback/iyzico';
export const hmac = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');

type Order = Record<string, unknown> & { basketId: string; price: string; callbackUrl: string };
export type Reply = Record<string, unknown>;

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
    const itemTransactions = [{ paymentTransactionId: '88' }];
    const answer: Reply = { status: 'success', paymentId: '77', itemTransactions, ...common, ...changes };
    const values = ['paymentStatus', 'paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice'];
    const signed = [...values, 'price', 'token'].map((name) => answer[name]).join(':');
    return { signature: hmac(signed), ...answer };
  }
  /** What was given back, by the key that came with it, and what the next tries answer instead of a success. */
  const back = new Map<string, Reply>();
  const troubles: (Reply | 'lost')[] = [];
  function giveBack(path: string, payload: Reply): Reply | null {
    const trouble = troubles.shift();
    if (trouble && trouble !== 'lost') return trouble;
    back.set(String(payload.conversationId), { path, ...payload });
    return trouble === 'lost' ? null : { status: 'success', paymentId: '77', hostReference: 'host-1' };
  }
  const cancel = (payload: Reply) => giveBack(CANCEL, payload);
  const refund = (payload: Reply) => giveBack(REFUND, payload);
  function report(): Reply {
    const all = [...back.values()];
    const refunds = all
      .filter(({ path }) => path === REFUND)
      .map(({ conversationId, price }) => ({
        ...{ refundConversationId: conversationId, refundPrice: Number(price), refundStatus: 1 },
        refundTxId: 501,
      }));
    const cancels = all.filter(({ path }) => path === CANCEL).map(() => ({ cancelStatus: 1 }));
    const itemTransactions = [{ paymentTransactionId: 88, refunds }];
    return { status: 'success', payments: [{ paymentId: 77, cancels, itemTransactions }] };
  }
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const answers: Record<string, (payload: never) => Reply | null> = {
      [CANCEL]: cancel,
      [REFUND]: refund,
      [INITIALISE]: opened,
      [DETAIL]: detail,
    };
    const answer = genuine(request, body)
      ? request.url?.startsWith(REPORT)
        ? report()
        : answers[request.url ?? '']?.(JSON.parse(body) as never)
      : { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' };
    if (!answer) return response.writeHead(502).end('<html>');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  return { server, orders, buyers, back, troubles };
}

/** iyzico and the applications that speak with it, for the tests of one file. */
export function iyzicoAndApps() {
  const iyzico = iyzicoServer();
  const apps: TestApp[] = [];
  const port = () => (iyzico.server.address() as AddressInfo).port;
  async function appAt(at: number, secret = SECRET): Promise<TestApp> {
    const test = await createTestApp('sqlite');
    apps.push(test);
    const payment = { provider: 'iyzico' as const, url: `http://127.0.0.1:${at}`, apiKey: API_KEY, secret };
    Object.assign(test.ctx.config, { payment, publicUrl: 'https://topla.test' });
    test.ctx.payment = createPayment({ config: test.ctx.config, db: test.db, clock: test.ctx.clock });
    return test;
  }
  beforeAll(() => new Promise<void>((resolve) => iyzico.server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    for (const test of apps) await test.close();
    iyzico.server.close();
  });
  return { iyzico, appAt, port, start: () => appAt(port()) };
}

/** Opens a checkout; `buyers` of the server says what the buyer then does at iyzico. */
export async function openAtIyzico(test: TestApp, fullName = 'Ayşe Nur Öztürk') {
  const business = await unpaidVenue(test);
  const { body } = await initialise(test, business, { fullName });
  const token = /[?&]token=([\w-]+)/.exec(body.htmlContent.replaceAll('&amp;', '&'))?.[1] ?? '';
  return { business, token, ...body };
}
