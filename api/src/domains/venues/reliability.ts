import { sql } from 'kysely';
import type { Reliability } from 'mf-shared/contracts/venues';
import { MINUTE_MS } from 'mf-shared/time';
import type { Queries, Tx } from '../../db/database.ts';
import type { ReservationRow } from '../../db/schema/reservations.ts';
import type { Reliability as ReliabilityRow } from '../../db/schema/venues.ts';

/** After how many answers the average forgets the earlier ones. */
export const MEMORY = 50;
/** Fewer answers say nothing yet. */
const MIN_ANSWERS = 5;

type Ended = Pick<ReservationRow, 'venue_id' | 'created_at' | 'decided_at' | 'moves'>;

/**
 * Counts how a venue dealt with a request; `refused` when it rejected it or left it unanswered. One statement counts
 * all answers that meet. A moved request is not counted: the time of its last move is not known.
 */
export async function countAnswer(tx: Tx, row: Ended, { refused }: { refused: boolean }): Promise<void> {
  if (row.decided_at === null || row.moves > 0) return;
  const log = Math.log1p(Math.max(0, row.decided_at - row.created_at) / MINUTE_MS);
  const towards = (column: keyof ReliabilityRow, value: number) =>
    sql<number>`${sql.ref(column)} + (${value} - ${sql.ref(column)})
      / (case when answer_count < ${MEMORY - 1} then answer_count + 1 else ${MEMORY} end)`;
  await tx.q
    .updateTable('venues')
    .set((eb) => ({
      answer_log: towards('answer_log', log),
      refusal_rate: towards('refusal_rate', refused ? 1 : 0),
      answer_count: eb('answer_count', '+', 1),
    }))
    .where('id', '=', row.venue_id)
    .execute();
}

/** A venue's reliability as players see it; null until it has answered five times. */
export const reliabilityOf = (row: ReliabilityRow): Reliability | null =>
  row.answer_count < MIN_ANSWERS
    ? null
    : {
        answerMinutes: Math.max(1, Math.round(Math.expm1(row.answer_log))),
        approvalRate: Math.round((1 - row.refusal_rate) * 100) / 100,
      };

/** In how many minutes the venues usually answer, by venue; without those that hardly answered yet. */
export async function usualAnswers(q: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('venues')
    .select(['id', 'answer_count', 'answer_log', 'refusal_rate'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const known = reliabilityOf(row);
      return known ? [[row.id, known.answerMinutes]] : [];
    }),
  );
}
