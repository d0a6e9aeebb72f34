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
  /** The player's account; null for a phone booking, which has its own name. */
  user_id: string | null;
  name: string | null;
};
type Nights = { from: string; to: string };

/** Booked hours of a venue between two nights. Every row is part of a sum. */
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
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price', 'attendance', 'user_id'])
    .where('venue_id', '=', businessId)
    .where('status', '=', 'approved')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'reservation', name: null }));
}

async function regular(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('subscription_occurrences')
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price', 'attendance', 'user_id'])
    .where('venue_id', '=', businessId)
    .where('status', '=', 'held')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'subscription', name: null }));
}

async function phoned(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('phone_bookings')
    .select(['pitch_id', 'date', 'time_slot', 'starts_at', 'price', 'attendance', 'name'])
    .where('venue_id', '=', businessId)
    .where('status', '=', 'active')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source: 'phone', user_id: null }));
}

/** Values of one `in` list. SQLite takes at most 32 766 parameters. */
const PART = 5000;

/** Names of players by id. */
export async function playerNames(q: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let i = 0; i < ids.length; i += PART) {
    const part = ids.slice(i, i + PART);
    const rows = await q.selectFrom('users').select(['id', 'full_name']).where('id', 'in', part).execute();
    for (const { id, full_name } of rows) names.set(id, full_name);
  }
  return names;
}
