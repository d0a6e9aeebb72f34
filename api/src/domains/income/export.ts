import { stringify } from 'csv-stringify/sync';
import type { IncomeQuery } from 'mf-shared/contracts/income';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer } from '../../http/raw-answer.ts';
import { allPitches } from '../occupancy/index.ts';
import { type IncomeRow, incomeRows, playerNames } from './queries.ts';
import { requirePeriod } from './show.ts';
import { isPaid } from './summary.ts';

const SOURCES = { reservation: 'Rezervasyon', subscription: 'Abonelik', phone: 'Telefon' };
const MARKS = { played: 'Geldi', no_show: 'Gelmedi' };
const COLUMNS = ['Gece', 'Saat', 'Saha', 'Kaynak', 'Ad', 'Durum', 'İşaret', 'Ücret (TL)', 'Tutar (TL)'];

/**
 * The hours behind the sums as a CSV file, one per line, in the order played. For a Turkish spreadsheet it has
 * semicolons and a byte order mark. Two columns are in TL: the price of the hour, and the amount that the page
 * counts. Played hours add up to the earned sum; with the coming ones, to the total. An hour whose player did not come
 * has amount 0.
 */
export async function exportIncome(ctx: Ctx<BusinessActor>, period: IncomeQuery): Promise<RawAnswer> {
  requirePeriod(period);
  const { q } = ctx.db;
  const rows = await incomeRows(q, ctx.actor.id, period);
  const pitches = new Map((await allPitches(q, ctx.actor.id)).map(({ id, name }) => [id, name]));
  const players = await playerNames(q, [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]);
  const now = ctx.clock();
  const lines = rows
    .toSorted((a, b) => a.starts_at - b.starts_at || (a.pitch_id < b.pitch_id ? -1 : 1))
    .map((row) => [
      row.date,
      row.time_slot,
      pitches.get(row.pitch_id) ?? '',
      SOURCES[row.source],
      row.name ?? players.get(row.user_id ?? '') ?? '',
      stateOf(row, now),
      row.attendance ? MARKS[row.attendance] : '',
      row.price,
      isPaid(row) ? row.price : 0,
    ]);
  const csv = stringify([COLUMNS, ...lines], { bom: true, delimiter: ';', escape_formulas: true });
  return fileAnswer(csv, `gelir-${period.from}-${period.to}.csv`, 'text/csv');
}

/** A begun hour counts as played until the venue says that nobody came. */
function stateOf(row: IncomeRow, now: number): string {
  if (!isPaid(row)) return 'Gelmedi';
  return row.starts_at <= now ? 'Oynandı' : 'Gelecek';
}
