import type { IncomeSource } from 'mf-shared/contracts/income';
import { inParts } from '../../base/breathe.ts';
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

const COLUMNS = ['pitch_id', 'date', 'time_slot', 'starts_at', 'price', 'attendance'] as const;

/** Booked hours of a venue between two nights. Every row is part of a sum. */
export async function incomeRows(q: Queries, businessId: string, nights: Nights): Promise<IncomeRow[]> {
  const parts = await Promise.all([
    booked(q, 'reservation', businessId, nights),
    booked(q, 'subscription', businessId, nights),
    phoned(q, businessId, nights),
  ]);
  return parts.flat();
}

const VIEWS = { reservation: 'published_reservations', subscription: 'published_occurrences' } as const;

async function booked(
  q: Queries,
  source: keyof typeof VIEWS,
  businessId: string,
  { from, to }: Nights,
): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom(VIEWS[source])
    .select([...COLUMNS, 'user_id'])
    .where('venue_id', '=', businessId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return rows.map((row) => ({ ...row, source, name: null }));
}

async function phoned(q: Queries, businessId: string, { from, to }: Nights): Promise<IncomeRow[]> {
  const rows = await q
    .selectFrom('published_phone_bookings')
    .select([...COLUMNS, 'name'])
    .where('venue_id', '=', businessId)
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
  await inParts(ids, PART, async (part) => {
    const players = q.selectFrom('published_players').select(['id', 'full_name']).where('id', 'in', part);
    for (const { id, full_name } of await players.execute()) names.set(id, full_name);
  });
  return names;
}
