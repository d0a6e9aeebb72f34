import {
  CORRECTION_ENDS_DAYS,
  type Correction,
  type CorrectionPart,
  FIRST_REMINDER_DAYS,
} from 'mf-shared/contracts/corrections';
import { DAY_MS } from 'mf-shared/time';
import { newId } from '../../base/id.ts';
import type { Queries } from '../../db/database.ts';
import type { CorrectionRow } from '../../db/schema/corrections.ts';

type Asked = { venueId: string; text: string; parts: readonly CorrectionPart[]; now: number };

/** Writes down what the applicant has to correct. Answers the id of the request. */
export async function insertCorrection(q: Queries, { venueId, text, parts, now }: Asked): Promise<string> {
  const id = newId();
  await q
    .insertInto('corrections')
    .values({
      ...{ id, venue_id: venueId, text, parts: JSON.stringify([...new Set(parts)]), asked_at: now },
      ...{ withdrawn_at: null, sent_at: null, expired_at: null, before: null, after: null },
      ...{ ends_at: now + CORRECTION_ENDS_DAYS * DAY_MS, due_at: now + FIRST_REMINDER_DAYS * DAY_MS },
    })
    .execute();
  return id;
}

export const correctionById = (q: Queries, id: string): Promise<CorrectionRow | undefined> =>
  q.selectFrom('corrections').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest `limit` requests for corrections of a venue, the latest first. */
export const correctionsOf = (q: Queries, venueId: string, limit: number): Promise<CorrectionRow[]> =>
  q
    .selectFrom('corrections')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The request that a venue's applicant has not answered yet. */
export const openCorrection = (q: Queries, venueId: string): Promise<CorrectionRow | undefined> =>
  q
    .selectFrom('corrections')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('sent_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expired_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** The last correction that a venue's applicant sent. */
export const lastSent = (q: Queries, venueId: string): Promise<CorrectionRow | undefined> =>
  q
    .selectFrom('corrections')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('sent_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores how a request for corrections ended. */
export async function endCorrection(
  q: Queries,
  id: string,
  end: Partial<Pick<CorrectionRow, 'sent_at' | 'withdrawn_at' | 'expired_at' | 'before' | 'after'>>,
): Promise<void> {
  await q
    .updateTable('corrections')
    .set({ ...end, due_at: null })
    .where('id', '=', id)
    .execute();
}

/** Requests that are to be reminded of or to end by `now` (ms). */
export const dueCorrections = (q: Queries, now: number) =>
  q.selectFrom('corrections').select(['id', 'due_at', 'venue_id']).where('due_at', '<=', now);

/** Stores when a request is reminded of next, and when it ends. */
export async function postponeCorrection(
  q: Queries,
  id: string,
  when: Pick<CorrectionRow, 'due_at' | 'ends_at'>,
): Promise<void> {
  await q.updateTable('corrections').set(when).where('id', '=', id).execute();
}

/** A request for corrections as the contract has it. */
export const toCorrection = (row: CorrectionRow): Correction => ({
  ...{ _id: row.id, id: row.id, text: row.text, parts: JSON.parse(row.parts) as CorrectionPart[] },
  askedAt: new Date(row.asked_at).toISOString(),
  withdrawnAt: dateOrNull(row.withdrawn_at),
  sentAt: dateOrNull(row.sent_at),
  expiredAt: dateOrNull(row.expired_at),
  endsAt: row.due_at === null ? null : dateOrNull(row.ends_at),
  before: row.before === null ? null : (JSON.parse(row.before) as Correction['before']),
  after: row.after === null ? null : (JSON.parse(row.after) as Correction['after']),
});

const dateOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
