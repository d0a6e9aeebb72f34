import { type Income, type IncomeQuery, MAX_INCOME_DAYS } from 'mf-shared/contracts/income';
import { daysBetween } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { allPitches } from '../occupancy/index.ts';
import { comparison } from './period.ts';
import { incomeRows } from './queries.ts';
import { isPaid, summarise, sumOf } from './summary.ts';

/**
 * Checks a period.
 * @throws `validation` when it runs backwards or is longer than a year
 */
export function requirePeriod({ from, to }: IncomeQuery): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1)
    throw new AppError('validation', { fields: { to: 'Bitiş tarihi başlangıçtan önce olamaz.' } });
  if (days > MAX_INCOME_DAYS) {
    throw new AppError('validation', { fields: { to: 'En fazla bir yıllık dönem seçin.' } });
  }
}

/** The income of the calling venue between two nights, with the same part of the period before. */
export async function showIncome(ctx: Ctx<BusinessActor>, period: IncomeQuery): Promise<Income> {
  requirePeriod(period);
  const { id } = ctx.actor;
  const now = ctx.clock();
  const { compared, previous } = comparison(period, now);
  const [rows, before, pitches] = await Promise.all([
    incomeRows(ctx.db.q, id, period),
    incomeRows(ctx.db.q, id, previous),
    allPitches(ctx.db.q, id),
  ]);
  return {
    ...summarise(rows, pitches, period, now),
    previous: { ...previous, ...sumOf(before.filter(isPaid)) },
    compared: compared && {
      to: compared.to,
      ...sumOf(rows.filter((row) => isPaid(row) && row.date <= compared.to)),
    },
  };
}
