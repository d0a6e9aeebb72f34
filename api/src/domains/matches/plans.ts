import { MATCH_LASTS_MS, type MatchClash } from 'mf-shared/contracts/matches';
import { foldTr } from 'mf-shared/format';
import { istanbulTime } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { hoursOfPlayer } from '../reservations/index.ts';

/** A plan of a player: an accepted match, or a requested or booked hour. */
type Plan = { startsAt: number; endsAt: number; place: string; matchId: string | null };
type Span = { from: number; to: number };
type Start = Pick<MatchRow, 'id' | 'starts_at' | 'location'>;

/** A player's plans between two instants (ms), as of `now` (ms). */
export async function plansOf(q: Queries, userId: string, { from, to }: Span, now: number): Promise<Plan[]> {
  const matches = await q
    .selectFrom('match_participants as p')
    .innerJoin('matches as m', 'm.id', 'p.match_id')
    .select(['m.id', 'm.starts_at', 'm.location as place'])
    .where('p.user_id', '=', userId)
    .where('p.starts_at', '>', from - MATCH_LASTS_MS)
    .where('p.starts_at', '<', to)
    .where('m.status', '=', 'accepted')
    .where('p.plays', '=', 1)
    .execute();
  const hours = await hoursOfPlayer(q, userId, { from, to }, now);
  return [
    ...matches.map((row) => planOf({ ...row, ends_at: row.starts_at + MATCH_LASTS_MS }, row.id)),
    ...hours.map((hour) => planOf({ ...hour, place: hour.venue_name }, null)),
  ];
}

const planOf = (
  row: { starts_at: number; ends_at: number; place: string },
  matchId: string | null,
): Plan => ({
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  place: row.place,
  matchId,
});

/** A player's plans that overlap a match, without the match itself and the hour booked for it. */
export function plansAgainst(plans: readonly Plan[], match: Start): Plan[] {
  const end = match.starts_at + MATCH_LASTS_MS;
  const place = foldTr(match.location);
  const isItself = (plan: Plan) =>
    plan.matchId === null
      ? plan.startsAt === match.starts_at && place.includes(foldTr(plan.place))
      : plan.matchId === match.id;
  return plans.filter((plan) => plan.startsAt < end && plan.endsAt > match.starts_at && !isItself(plan));
}

/** The caller's own clash as a sentence. */
export const ownClash = ({ startsAt, place, matchId }: Plan): MatchClash => ({
  whose: 'you',
  text: `${istanbulTime(startsAt)} için başka bir ${matchId ? 'maçınız' : 'rezervasyonunuz'} var: ${place}.`,
});
