import type { IncomeSource } from 'mf-shared/contracts/income';
import type { Queries } from '../../db/database.ts';

/** A booked hour that brings money, or would have. */
export type IncomeRow = {
  source: IncomeSource;
  pitch_id: string;
  date: string;
  time_slot: string;
  starts_at: number;
  /** TL */
  price: number;
  attendance: 'played' | 'no_show' | null;
};
type Nights = { from: string; to: string };

/** Booked hours of a venue between two football nights; each row that is read is summed. */
export async function incomeRows(q: Queries, businessId: string, nights: Nights): Promise<IncomeRow[]> {
  const parts = await Promise.all([
    reserved(q, businessId, nights),
    regular(q, businessId, nights),
    phoned(q, businessId, nights),
  ]);
  return parts.flat();
}

async function reserved(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('reservations')
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price', 'attendance'])
    .where('business_id', '=', businessId)
    .where('status', '=', 'approved')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'reservation' }));
}

async function regular(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('subscription_occurrences')
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price'])
    .where('business_id', '=', businessId)
    .where('status', '=', 'held')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'subscription', attendance: null }));
}

async function phoned(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('phone_bookings')
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price'])
    .where('business_id', '=', businessId)
    .where('status', '=', 'active')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'phone', attendance: null }));
}
