import { randomBytes, randomInt } from 'node:crypto';
import { MINUTE_MS } from 'mf-shared/time';
import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { SandboxChargeRow } from '../../db/schema/sandbox-charges.ts';
import type { BankForm, Checkout, PaymentGateway, Verdict } from './index.ts';
import { securePage } from './sandbox-page.ts';
import { refundAtSandbox } from './sandbox-refund.ts';

const LIFETIME_MS = 10 * MINUTE_MS;
const MAX_WRONG_CODES = 3;
const EXPIRED = 'Doğrulama süresi doldu.';

type Needs = { db: Database; clock: Clock };

/**
 * The built-in bank: a 3-D Secure page with a one-time code. The code approves the charge. Cancelling, three wrong
 * codes or ten minutes decline it. It keeps its own books, and the callback is checked against them.
 */
export function sandbox(needs: Needs): PaymentGateway {
  return {
    name: 'sandbox',
    open: (checkout) => open(needs, checkout),
    verify: async (token) => verdictOf(await chargeOf(needs, token), needs.clock()),
    refund: (order) => refundAtSandbox(needs, order),
    bank: { answer: (form) => answer(needs, form) },
  };
}

async function open({ db, clock }: Needs, { paymentId, amount }: Checkout) {
  const charge: SandboxChargeRow = {
    token: randomBytes(24).toString('base64url'),
    order_id: paymentId,
    amount,
    refunded: 0,
    code: String(randomInt(1_000_000)).padStart(6, '0'),
    wrong_codes: 0,
    status: 'waiting',
    reason: null,
    expires_at: clock() + LIFETIME_MS,
  };
  await db.q.insertInto('sandbox_charges').values(charge).execute();
  return { token: charge.token, htmlContent: pageOf(charge) };
}

const chargeOf = ({ db }: Needs, token: string) =>
  db.q.selectFrom('sandbox_charges').selectAll().where('token', '=', token).executeTakeFirst();

function verdictOf(charge: SandboxChargeRow | undefined, now: number): Verdict {
  if (!charge) return { status: 'failed', reason: 'Banka bu ödemeyi tanımıyor.' };
  if (charge.status === 'approved') {
    return { status: 'paid', orderId: charge.order_id, amount: charge.amount };
  }
  if (charge.status === 'declined') {
    return { status: 'failed', reason: charge.reason ?? 'Bankanız ödemeyi onaylamadı.' };
  }
  return charge.expires_at <= now ? { status: 'failed', reason: EXPIRED } : { status: 'waiting' };
}

async function answer(needs: Needs, { token, code, decision }: BankForm) {
  const charge = await chargeOf(needs, token);
  if (!charge) return 'unknown' as const;
  if (charge.status !== 'waiting') return 'decided' as const;
  if (charge.expires_at <= needs.clock()) return decide(needs, token, 'declined', EXPIRED);
  if (decision === 'cancel') {
    return decide(needs, token, 'declined', 'Ödemeyi banka sayfasında iptal ettiniz.');
  }
  if (code.trim() === charge.code) return decide(needs, token, 'approved', null);
  const wrongCodes = await countWrongCode(needs, token);
  if (wrongCodes >= MAX_WRONG_CODES) {
    return decide(needs, token, 'declined', 'Doğrulama kodu üç kez hatalı girildi.');
  }
  return { page: pageOf(charge, MAX_WRONG_CODES - wrongCodes) };
}

/** The first decision stands, even when another one arrives at the same moment. */
async function decide({ db }: Needs, token: string, status: 'approved' | 'declined', reason: string | null) {
  await db.q
    .updateTable('sandbox_charges')
    .set({ status, reason })
    .where('token', '=', token)
    .where('status', '=', 'waiting')
    .execute();
  return 'decided' as const;
}

async function countWrongCode({ db }: Needs, token: string): Promise<number> {
  const row = await db.q
    .updateTable('sandbox_charges')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token', '=', token)
    .returning('wrong_codes')
    .executeTakeFirstOrThrow();
  return row.wrong_codes;
}

const pageOf = (charge: SandboxChargeRow, triesLeft?: number) =>
  securePage({
    token: charge.token,
    amount: charge.amount,
    code: charge.code,
    orderId: charge.order_id,
    expiresAt: charge.expires_at,
    ...(triesLeft === undefined ? {} : { triesLeft }),
  });
