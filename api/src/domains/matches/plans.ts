import { MATCH_LASTS_MS, type MatchClash } from 'mf-shared/contracts/matches';
import { foldTr } from 'mf-shared/format';
import { istanbulTime } from 'mf-shared/schedule';
import type { Queries } from '../../db/database.ts';
import type { MatchRow } from '../../db/schema/matches.ts';
import { hoursOfPlayer } from '../reservations/index.ts';

/** Something that a player has at a time: an accepted match, or an hour asked for or held. */
type Plan = { startsAt: number; endsAt: number; place: string; matchId: string | null };
type Span = { from: number; to: number };
type Start = Pick<MatchRow, 'id' | 'starts_at' | 'location'>;

/** What a player has between two instants (ms), as it is at `now`. */
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
    ...hours.map((hour) => planOf({ ...hour, place: hour.business_name }, null)),
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

/** Which of a player's plans a match would meet, itself and the hour booked for it left out. */
export function plansAgainst(plans: readonly Plan[], match: Start): Plan[] {
  const end = match.starts_at + MATCH_LASTS_MS;
  const place = foldTr(match.location);
  const isItself = (plan: Plan) =>
    plan.matchId === null
      ? plan.startsAt === match.starts_at && place.includes(foldTr(plan.place))
      : plan.matchId === match.id;
  return plans.filter((plan) => plan.startsAt < end && plan.endsAt > match.starts_at && !isItself(plan));
}

/** The caller's own clash in a sentence. */
export const ownClash = ({ startsAt, place, matchId }: Plan): MatchClash => ({
  whose: 'you',
  text: `${istanbulTime(startsAt)} için başka bir ${matchId ? 'maçınız' : 'rezervasyonunuz'} var: ${place}.`,
});
