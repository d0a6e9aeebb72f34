import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import { expect, it, onTestFailed } from 'vitest';
import { executeRefunds } from '../../src/domains/payments/index.ts';
import { onBothEngines, type TestApp } from '../harness.ts';
import { financeDesk, paidVenue } from '../refunding.ts';
import { type Random, randomFrom } from './random.ts';

const ROUNDS = 25;
const AT_ONCE = 8;
/** What each kind of meeting must reach. */
const OFTEN = 3;
const EXPECTED = ['refund_changed', 'refund_too_much', 'refund_asked', 'not_found'];

type World = Awaited<ReturnType<typeof worldOf>>;

async function worldOf(app: TestApp, random: Random) {
  const sales: Awaited<ReturnType<typeof paidVenue>>[] = [];
  for (let n = 0; n < 4; n++) sales.push(await paidVenue(app));
  const bank = app.ctx.payment.refund;
  // A bank that fails, or that pays and then the process dies before it knows.
  app.ctx.payment.refund = async (order) => {
    const luck = random.next();
    if (luck < 0.2) throw new Error('the bank does not answer');
    if (luck < 0.3) return { status: 'failed', reason: 'Bakiye yetersiz.' };
    const answer = await bank(order);
    if (luck < 0.5) throw new Error('the process is killed');
    return answer;
  };
  const desks = [await financeDesk(app), await financeDesk(app), await financeDesk(app, 'owner')];
  return { app, random, sales, desks, bank, met: new Map<string, number>() };
}

async function operate({ app, random, sales, desks, met }: World): Promise<void> {
  const { venue, paymentId } = random.pick(sales);
  const money = random.pick(desks);
  const amount = 1 + random.below(900);
  const open = await app.db.q.selectFrom('refunds').select('id').where('state', '=', 'requested').execute();
  const id = open.length > 0 ? random.pick(open).id : 'none';
  const acts: Record<string, () => Promise<{ status: number; body: { code?: string } }>> = {
    pay: async () => {
      sales.push(await paidVenue(app));
      return { status: 200, body: {} };
    },
    ask: () =>
      app.call('post', '/api/support', { token: venue.token, json: { subject: 'refund', text: 'İade' } }),
    approve: () => money('post', `/refunds/${id}/approve`, { amount }),
    refuse: () => money('post', `/refunds/${id}/refuse`, { reason: 'Olmaz' }),
    order: () => money('post', `/payments/${paymentId}/refund`, { amount, reason: 'Arıza' }),
    execute: async () => {
      await executeRefunds(app.ctx);
      return { status: 200, body: {} };
    },
  };
  const name = random.pick([
    'pay',
    'ask',
    'ask',
    'approve',
    'approve',
    'refuse',
    'order',
    'order',
    'execute',
  ]);
  const { status, body } = (await acts[name]?.()) ?? { status: 0, body: {} };
  if (status >= 300) expect([...EXPECTED, 'rate_limited', 'business_inactive']).toContain(body.code);
  const what = `${name} ${status < 300 ? 'done' : body.code}`;
  met.set(what, (met.get(what) ?? 0) + 1);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

async function check({ app }: World): Promise<void> {
  const { q } = app.db;
  const payments = await q.selectFrom('payments').selectAll().where('status', '=', 'paid').execute();
  const refunds = await q.selectFrom('refunds').selectAll().execute();
  const books = await q.selectFrom('invoices').selectAll().orderBy('year').orderBy('number').execute();
  const charges = await q.selectFrom('sandbox_charges').selectAll().execute();
  const booked = refunds.filter(({ state }) => state === 'booked');
  expect(sum(books.map(({ amount }) => amount))).toBe(
    sum(payments.map(({ amount }) => amount)) - sum(booked.map(({ amount }) => amount)),
  );
  for (const payment of payments) {
    const own = refunds.filter(({ payment_id }) => payment_id === payment.id);
    const of = (states: readonly string[]) =>
      sum(own.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
    expect(of(['approved', 'executed', 'booked'])).toBeLessThanOrEqual(payment.amount);
    const taken = charges.find(({ order_id }) => order_id === payment.id)?.refunded ?? 0;
    // What was paid without anybody knowing still waits.
    expect(taken).toBeGreaterThanOrEqual(of(['executed', 'booked']));
    expect(taken).toBeLessThanOrEqual(of(['approved', 'executed', 'booked']));
  }
  const years = Map.groupBy(books, ({ year }) => year);
  for (const rows of years.values())
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  const withPaper = new Set(books.map(({ refund_id }) => refund_id).filter((id) => id !== null));
  expect([...withPaper].toSorted()).toEqual(booked.map(({ id }) => id).toSorted());
  expect(books.filter(({ kind }) => kind === 'sale')).toHaveLength(payments.length);
}

onBothEngines(
  'random refunds',
  (app) => {
    it('keep payments, bank and books in step, whatever comes at once and whoever dies', async () => {
      const seed = Math.floor(Math.random() * 2 ** 31);
      onTestFailed(() => console.error(`seed ${seed}`));
      const random = randomFrom(seed);
      const world = await worldOf(app(), random);
      const enough = () =>
        ['ask done', 'approve done', 'refuse done', 'order done', 'order refund_too_much'].every(
          (what) => (world.met.get(what) ?? 0) >= OFTEN,
        );
      for (let round = 0; round < ROUNDS || !enough(); round++) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => operate(world)));
        await check(world);
        world.app.time.now += random.below(120) * MINUTE_MS;
      }
      app().ctx.payment.refund = world.bank;
      app().time.now += 7 * HOUR_MS;
      await executeRefunds(app().ctx);
      await check(world);
      const { q } = app().db;
      const left = await q
        .selectFrom('refunds')
        .select('id')
        .where('state', 'in', ['approved', 'executed'])
        .execute();
      expect(left).toEqual([]);
      const booked = await q.selectFrom('refunds').select('amount').where('state', '=', 'booked').execute();
      const charges = await q.selectFrom('sandbox_charges').select('refunded').execute();
      expect(sum(charges.map(({ refunded }) => refunded))).toBe(sum(booked.map(({ amount }) => amount)));
    });
  },
  undefined,
  { fresh: 'test' },
);
