import { sql } from 'kysely';
import { RATEABLE_AFTER_MS } from 'mf-shared/contracts/matches';
import { formatDay } from 'mf-shared/format';
import { HOUR_MS } from 'mf-shared/time';
import type { AppContext } from '../../context.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { workOff } from '../../jobs/work-off.ts';
import { notify, wasTold } from '../notifications/index.ts';

/** A process that was down for longer sends no reminders: they would come too late. */
const LOOKS_BACK_MS = 48 * HOUR_MS;
const ONCE = 'rate:';
const WHOM: Record<MatchRow['ad_type'], string> = {
  findOpponent: 'Rakiplerinizi',
  findPlayer: 'Takım arkadaşınızı',
  findTeam: 'Takım arkadaşınızı',
};

/**
 * Reminds everybody who played to rate the other team, once per match, as soon as ratings open. Returns the number of
 * reminders.
 */
export const remindOfRatings = (ctx: AppContext): Promise<number> =>
  workOff(ctx, {
    rows: unreminded(ctx),
    order: [
      ['m.starts_at', 'asc'],
      ['p.user_id', 'asc'],
      ['p.match_id', 'asc'],
    ],
    each: (tx, row) =>
      notify(tx, ctx, {
        to: { model: 'User', id: row.user_id },
        kind: 'rating_due',
        text: `${formatDay(row.date)} ${row.hour.replace(':', '.')} maçınız oynandı. ${WHOM[row.ad_type]} puanlayın.`,
        link: '/rate',
        once: `${ONCE}${row.match_id}`,
      }),
  });

function unreminded({ db, clock }: AppContext) {
  const newest = clock() - RATEABLE_AFTER_MS;
  return db.q
    .selectFrom('matches as m')
    .innerJoin('match_participants as p', 'p.match_id', 'm.id')
    .innerJoin('published_players as u', 'u.id', 'p.user_id')
    .select(['p.match_id', 'p.user_id', 'm.starts_at', 'm.date', 'm.hour', 'm.ad_type'])
    .where('m.status', '=', 'accepted')
    .where('m.starts_at', '<=', newest)
    .where('m.starts_at', '>', newest - LOOKS_BACK_MS)
    .where('p.plays', '=', 1)
    .where('u.deleted_at', 'is', null)
    .where(({ not, ref }) => not(wasTold('p.user_id', sql`${ONCE} || ${ref('m.id')}`)));
}
