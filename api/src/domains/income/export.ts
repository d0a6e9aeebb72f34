import { stringify } from 'csv-stringify/sync';
import type { IncomeQuery } from 'mf-shared/contracts/income';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer } from '../../http/raw-answer.ts';
import { allPitches } from '../availability/all-pitches.ts';
import { incomeRows } from './queries.ts';
import { requirePeriod } from './show.ts';

const SOURCES = { reservation: 'Rezervasyon', subscription: 'Abonelik', phone: 'Telefon' };
const STATES = { played: 'Oynandı', no_show: 'Gelmedi' };

/**
 * The hours behind the sums, one a line in the order played, for a spreadsheet set to Turkish: semicolons, and a
 * mark at the start that names the encoding. Amounts in TL; an hour whose player did not come has amount 0.
 */
export async function exportIncome(ctx: Ctx<BusinessActor>, period: IncomeQuery): Promise<RawAnswer> {
  requirePeriod(period);
  const rows = await incomeRows(ctx.db.q, ctx.actor.id, period);
  const names = new Map((await allPitches(ctx.db.q, ctx.actor.id)).map(({ id, name }) => [id, name]));
  const now = ctx.clock();
  const lines = rows
    .toSorted((a, b) => a.starts_at - b.starts_at || (a.pitch_id < b.pitch_id ? -1 : 1))
    .map((row) => [
      row.date,
      row.time_slot,
      names.get(row.pitch_id) ?? '',
      SOURCES[row.source],
      row.attendance ? STATES[row.attendance] : row.starts_at <= now ? '' : 'Gelecek',
      row.attendance === 'no_show' ? 0 : row.price,
    ]);
  const csv = stringify([['Gece', 'Saat', 'Saha', 'Kaynak', 'Durum', 'Tutar (TL)'], ...lines], {
    bom: true,
    delimiter: ';',
    escape_formulas: true,
  });
  return fileAnswer(csv, `gelir-${period.from}-${period.to}.csv`, 'text/csv');
}
