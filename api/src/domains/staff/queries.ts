import { type RawBuilder, sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { StaffRow } from '../../db/schema/staff.ts';
import type { VenueChangeRow } from '../../db/schema/venue-changes.ts';
import { readPage } from '../../http/keyset.ts';

/** The staff of a venue, oldest first. */
export const staffOf = (q: Queries, businessId: string): Promise<StaffRow[]> =>
  q.selectFrom('staff').selectAll().where('venue_id', '=', businessId).orderBy('id').execute();

/** A member of any venue's staff. */
export const staffById = (q: Queries, id: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

/** For a `where`: whether the member in the column is a manager. */
export const isManager = (column: string): RawBuilder<boolean> =>
  sql`exists (select 1 from staff s where s.id = ${sql.ref(column)} and s.role = 'manager')`;

/** The member, invited or not, with an e-mail address as the contract folds it. */
export const staffByEmail = (q: Queries, email: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** The member with an open invitation of this hash; does not check whether it expired. */
export const staffByInvite = (q: Queries, hash: string): Promise<StaffRow | undefined> =>
  q.selectFrom('staff').selectAll().where('invite_hash', '=', hash).executeTakeFirst();

/** Deletes an expired invitation to an address, at whichever venue. */
export const dropStale = (q: Queries, email: string, now: number) =>
  q
    .deleteFrom('staff')
    .where('email', '=', email)
    .where('password_hash', 'is', null)
    .where('invite_expires_at', '<=', now)
    .execute();

const changesOf = (q: Queries, businessId: string, subjectId: string | undefined) =>
  q
    .selectFrom('venue_changes')
    .selectAll()
    .where('venue_id', '=', businessId)
    .$if(Boolean(subjectId), (all) => all.where('subject_id', '=', subjectId ?? ''));

/** Changes at a venue, newest first; ids sort by age. */
export const changePage = (
  q: Queries,
  businessId: string,
  subjectId: string | undefined,
  paging: z.output<typeof Paging>,
): Promise<ListPage<VenueChangeRow>> =>
  readPage(changesOf(q, businessId, subjectId), paging, [['id', 'desc']]);

/** The last change of one subject at a venue. */
export const lastChange = (
  q: Queries,
  businessId: string,
  subjectId: string,
): Promise<VenueChangeRow | undefined> =>
  changesOf(q, businessId, subjectId).orderBy('id', 'desc').limit(1).executeTakeFirst();
