import { MONEY_MONTHS, type MoneyMonth } from 'mf-shared/contracts/money';
import { addMonth, istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';

type Group = Pick<InvoiceRow, 'month' | 'provider' | 'kind'> & { count: number; amount: number; vat: number };

/** What the books say of each of the last months, the newest first. */
export async function moneyMonths({ db, clock }: AppContext): Promise<MoneyMonth[]> {
  const last = istanbulDate(clock()).slice(0, 7);
  const months = Array.from({ length: MONEY_MONTHS }, (_, back) => addMonth(last, -back));
  const rows = await db.q
    .selectFrom('invoices')
    .select((eb) => [
      ...(['month', 'provider', 'kind'] as const),
      eb.fn.countAll().as('count'),
      eb.fn.sum('amount').as('amount'),
      eb.fn.sum('vat').as('vat'),
    ])
    .where('month', '>=', addMonth(last, 1 - MONEY_MONTHS))
    .groupBy(['month', 'provider', 'kind'])
    .execute();
  const groups: Group[] = rows.map((row) => ({
    ...row,
    ...{ count: Number(row.count), amount: Number(row.amount), vat: Number(row.vat) },
  }));
  return months.map((month) => {
    const own = groups.filter((group) => group.month === month);
    const providers = [...new Set(own.map(({ provider }) => provider))].toSorted();
    return {
      month,
      ...sumsOf(own),
      byProvider: providers.map((provider) => ({
        provider,
        ...sumsOf(own.filter((group) => group.provider === provider)),
      })),
    };
  });
}

function sumsOf(groups: readonly Group[]) {
  const add = (of: (group: Group) => number) => groups.reduce((sum, group) => sum + of(group), 0);
  const gross = add(({ kind, amount }) => (kind === 'sale' ? amount : 0));
  const refunds = add(({ kind, amount }) => (kind === 'refund' ? -amount : 0));
  const payments = add(({ kind, count }) => (kind === 'sale' ? count : 0));
  return { payments, gross, refunds, net: gross - refunds, vat: add(({ vat }) => vat) / 100 };
}
