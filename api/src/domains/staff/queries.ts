import type { Queries } from '../../db/database.ts';
import type { StaffRow, VenueChangeRow } from '../../db/schema/staff.ts';

/** The people of a venue, the oldest first. */
export const staffOf = (q: Queries, businessId: string): Promise<StaffRow[]> =>
  q.selectFrom('staff').selectAll().where('business_id', '=', businessId).orderBy('id').execute();

export const staffById = (q: Queries, id: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

export const staffByEmail = (q: Queries, email: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

export const staffByInvite = (q: Queries, hash: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('invite_hash', '=', hash).executeTakeFirst();

type Page = { subjectId: string | undefined; before: string | undefined; limit: number };

/** What was changed at a venue, the newest first; ids sort by age. */
export function changeRows(
  q: Queries,
  businessId: string,
  { subjectId, before, limit }: Page,
): Promise<VenueChangeRow[]> {
  let query = q.selectFrom('venue_changes').selectAll().where('business_id', '=', businessId);
  if (subjectId) query = query.where('subject_id', '=', subjectId);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
