import { ofPlayer, paged, whole } from '../../http/account-parts.ts';

const matches = paged('m.id', (q, owner) =>
  q
    .selectFrom('match_participants as p')
    .innerJoin('matches as m', 'm.id', 'p.match_id')
    .select(['m.id', 'm.date', 'm.hour', 'm.location', 'm.name_a', 'm.name_b', 'm.created_at'])
    .select(['m.ad_type', 'm.status', 'm.awaits', 'm.change', 'm.decided_at'])
    .select(['p.side', 'p.plays', 'p.answer', 'p.answered_at', 'p.position'])
    .where('p.user_id', '=', owner),
);

const ratingsGiven = whole((q, owner) =>
  q
    .selectFrom('match_ratings as r')
    .innerJoin('published_players as u', 'u.id', 'r.ratee_id')
    .select(['r.match_id', 'u.full_name as player', 'r.speed', 'r.shooting', 'r.passing', 'r.dribbling'])
    .select(['r.defense', 'r.physical', 'r.proven', 'r.created_at'])
    .where('r.rater_id', '=', owner)
    .orderBy('r.match_id'),
);

/** The ratings without their raters, as on the site. */
const ratingsReceived = whole((q, owner) =>
  q
    .selectFrom('match_ratings')
    .select(['match_id', 'speed', 'shooting', 'passing', 'dribbling', 'defense', 'physical', 'proven'])
    .select('created_at')
    .where('ratee_id', '=', owner)
    .orderBy('match_id'),
);

export const matchesOfAccount = ofPlayer({ parts: { matches, ratingsGiven, ratingsReceived } });
