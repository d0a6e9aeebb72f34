import type {
  DeskPayment,
  DeskPaymentDetail,
  ExpiringVenue,
  InvoiceRow,
  MoneyMonth,
} from 'mf-shared/contracts/money';
import type { DeskRefund } from 'mf-shared/contracts/refunds';

const both = (id: string) => ({ _id: id, id });
const cinar = { ...both('v1'), name: 'Çınar Halı Saha' };
const PAID = '2026-11-10T10:00:00.000Z';

export const refund = (part: Partial<DeskRefund> = {}): DeskRefund => ({
  ...{ ...both('f1'), amount: 1500, state: 'requested', reason: null, venue: cinar },
  ...{ deadline: '2026-11-19T20:59:59.999Z', createdAt: '2026-11-12T10:00:00.000Z', decidedAt: null },
  ...{ executedAt: null, bookedAt: null, decidedBy: null, tries: 0, lastError: null, nextTryAt: null },
  payment: { ...both('p1'), amount: 1500, paidAt: PAID, left: 1500 },
  request: { ...both('s1'), text: 'Yanlışlıkla ödedim.', reservations: 0 },
  ...part,
});

/** The gateway does not answer. */
const stuck = refund({
  ...{ ...both('f2'), amount: 500, state: 'approved', reason: 'Arıza vardı.', request: null },
  ...{ deadline: '2026-11-30T20:59:59.999Z', decidedAt: '2026-11-19T10:00:00.000Z', decidedBy: 'Veli Kurt' },
  ...{ tries: 3, lastError: 'Ödeme kuruluşu yanıt vermedi.', nextTryAt: '2026-11-20T16:00:00.000Z' },
});

const payment = (id: string, part: Partial<DeskPayment> = {}): DeskPayment => ({
  ...{ ...both(id), amount: 1500, status: 'paid', createdAt: PAID, completedAt: PAID, venue: cinar },
  ...{ periodFrom: PAID, periodTo: '2026-12-10T10:00:00.000Z', failureReason: null },
  ...{ provider: 'iyzico', refunded: 0, ...part },
});

const invoice = {
  ...both('p1'),
  no: '2026-000007',
  kind: 'sale',
  amount: 1500,
  vat: 250,
  issuedAt: PAID,
} as const;
const back = {
  ...invoice,
  ...both('f3'),
  no: '2026-000008',
  kind: 'refund',
  amount: -700,
  vat: -116.67,
} as const;
const booked = refund({
  ...{ ...both('f3'), amount: 700, state: 'booked', deadline: null, decidedBy: 'Veli Kurt' },
  ...{ decidedAt: '2026-11-13T10:00:00.000Z', executedAt: '2026-11-13T10:01:00.000Z' },
  bookedAt: '2026-11-13T10:01:00.000Z',
});
export const detail: DeskPaymentDetail = {
  ...{ ...payment('p1', { refunded: 700 }), left: 800, askedAt: '2026-11-10T10:02:00.000Z' },
  ...{ invoices: [invoice, back], refunds: [booked] },
};

const sums = { payments: 2, gross: 3000, refunds: 700, net: 2300, vat: 383.33 };
const MONTHS: MoneyMonth[] = [
  { ...sums, month: '2026-11', byProvider: [{ ...sums, provider: 'iyzico' }] },
  { ...sums, month: '2026-10', net: 3000, refunds: 0, vat: 500, byProvider: [] },
];

export const VENUE: ExpiringVenue = {
  ...{ ...cinar, city: 'İstanbul', phone: '+902121112233', email: 'cinar@isletme.test' },
  ...{ dueAt: '2026-11-25T10:00:00.000Z', lastLoginAt: '2026-11-18T10:00:00.000Z' },
};
const rows: InvoiceRow[] = [
  { ...back, venue: cinar, paymentId: 'p1' },
  { ...invoice, venue: cinar, paymentId: 'p1' },
];

/** What the desk of money reads, by the path below /api. */
export const MONEY: Record<string, () => unknown> = {
  'admin/money/refunds': () => [refund(), stuck],
  'admin/money/payments': () => [
    payment('p2', { status: 'failed', failureReason: 'Kart limiti yetersiz.', completedAt: null }),
    payment('p1', { refunded: 700 }),
  ],
  'admin/money/payments/p1': () => detail,
  'admin/money/months': () => MONTHS,
  'admin/money/expiring': () => [VENUE, { ...VENUE, ...both('v2'), name: 'Ege Saha', lastLoginAt: null }],
  'admin/money/invoices': () => rows,
};
