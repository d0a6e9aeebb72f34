import type { Queries } from '../../db/database.ts';
import type { RosterAnswerRow, RosterRow } from '../../db/schema/rosters.ts';

/** The roster behind a link. */
export const rosterByCode = (q: Queries, code: string): Promise<RosterRow | undefined> =>
  q.selectFrom('rosters').selectAll().where('code', '=', code).executeTakeFirst();

/** Its answers in the order of arrival. */
export const answersOf = (q: Queries, rosterId: string): Promise<RosterAnswerRow[]> =>
  q.selectFrom('roster_answers').selectAll().where('roster_id', '=', rosterId).orderBy('turn').execute();
