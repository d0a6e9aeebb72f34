import { type RawBuilder, sql } from 'kysely';
import { ofVenue, paged } from '../../http/account-parts.ts';

const staff = paged('id', (q, owner) =>
  q.selectFrom('staff').select(['id', 'name', 'email', 'role', 'created_at']).where('venue_id', '=', owner),
);

const changes = paged('id', (q, owner) =>
  q.selectFrom('venue_changes').select(['id', 'who', 'text', 'created_at']).where('venue_id', '=', owner),
);

/** Sessions, browsers and second factors of the staff are deleted with them. */
export const staffOfAccount = ofVenue({
  parts: { staff, changes },
  forget: async (q, owner) => {
    await q.deleteFrom('venue_changes').where('venue_id', '=', owner).execute();
    await q.deleteFrom('staff').where('venue_id', '=', owner).execute();
  },
  ending: (q, owner) =>
    q
      .selectFrom('staff')
      .where('venue_id', '=', owner)
      .select((eb) => eb.fn.countAll<number>().as('count')),
});

/** Ids of a venue's staff, as a subquery. */
export const staffOfVenue = (businessId: string): RawBuilder<string> =>
  sql`(select staff.id from staff where staff.venue_id = ${businessId})`;
