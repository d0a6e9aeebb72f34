import type { Queries } from '../../db/database.ts';
import { ofPlayer, paged } from '../../http/account-parts.ts';

const rosters = paged('r.id', (q, owner) =>
  q
    .selectFrom('rosters as r')
    .select(['r.id', 'r.code', 'r.kind', 'r.booking_id', 'r.places', 'r.note'])
    .select(['r.answers_until', 'r.created_at'])
    .where('r.captain_id', '=', owner),
);

const rosterAnswers = paged('a.id', (q, owner) =>
  q
    .selectFrom('roster_answers as a')
    .select(['a.id', 'a.roster_id', 'a.answer', 'a.keeper', 'a.guests', 'a.turn', 'a.created_at'])
    .where('a.user_id', '=', owner),
);

/** A match page ends with its captain, whose hours end too; the answers of others go with it. */
async function forget(q: Queries, owner: string): Promise<void> {
  await q.deleteFrom('roster_answers').where('user_id', '=', owner).execute();
  await q
    .deleteFrom('roster_answers')
    .where('roster_id', 'in', (eb) => eb.selectFrom('rosters').select('id').where('captain_id', '=', owner))
    .execute();
  await q.deleteFrom('rosters').where('captain_id', '=', owner).execute();
}

export const rostersOfAccount = ofPlayer({ parts: { rosters, rosterAnswers }, forget });
