import { istanbulDate } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import { ofPlayer, paged, whole } from '../../http/account-parts.ts';

const organizedTournaments = paged('id', (q, owner) =>
  q.selectFrom('tournaments').selectAll().where('organizer_id', '=', owner),
);

const joinedTournaments = whole((q, owner) =>
  q
    .selectFrom('tournament_participants as p')
    .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
    .select(['t.name', 't.date', 't.city', 'p.registered_at'])
    .where('p.user_id', '=', owner)
    .orderBy('t.id'),
);

/** Takes the player out of coming tournaments. Past ones keep their players. */
async function forget(q: Queries, owner: string, now: number): Promise<void> {
  await q
    .deleteFrom('tournament_participants')
    .where('user_id', '=', owner)
    .where('tournament_id', 'in', (eb) =>
      eb.selectFrom('tournaments').select('id').where('date', '>=', istanbulDate(now)),
    )
    .execute();
  await q.updateTable('tournaments').set({ organizer_id: null }).where('organizer_id', '=', owner).execute();
}

export const tournamentsOfAccount = ofPlayer({ parts: { organizedTournaments, joinedTournaments }, forget });
