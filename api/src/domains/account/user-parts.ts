import { sql } from 'kysely';
import { PAGE, type Part, pages, whole } from './document.ts';
import { messages } from './messages-part.ts';
import { NOTIFICATION_PARTS } from './notifications-part.ts';
import { SAFETY_PARTS } from './safety-parts.ts';
import { passkeys, sessions } from './sessions-part.ts';
import { subscriptionWeeks } from './weeks-part.ts';

const reservations: Part = (q, owner) =>
  pages((after) =>
    q
      .selectFrom('reservations as r')
      .innerJoin('venues as b', 'b.id', 'r.venue_id')
      .select(['r.id', 'b.venue_name', 'r.field_name', 'r.date', 'r.time_slot', 'r.starts_at', 'r.ends_at'])
      .select(['r.status', 'r.end_reason', 'r.price', 'r.created_at', 'r.decided_at'])
      .where('r.user_id', '=', owner)
      .where('r.id', '>', after)
      .orderBy('r.id')
      .limit(PAGE)
      .execute(),
  );

const subscriptions = whole((q, owner) =>
  q
    .selectFrom('subscriptions as s')
    .innerJoin('venues as b', 'b.id', 's.venue_id')
    .innerJoin('pitches as p', 'p.id', 's.pitch_id')
    .select(['s.id', 'b.venue_name', 'p.name as field_name', 's.weekday', 's.time_slot', 's.status'])
    .select(['s.end_reason', 's.paused_from', 's.paused_until', 's.created_at', 's.decided_at'])
    .where('s.user_id', '=', owner)
    .orderBy('s.id')
    .execute(),
);

const reviews = whole((q, owner) =>
  q
    .selectFrom('reviews as r')
    .innerJoin('venues as b', 'b.id', 'r.venue_id')
    .select(['b.venue_name', 'r.rating', 'r.comment', 'r.verified', 'r.created_at'])
    .where('r.user_id', '=', owner)
    .orderBy('r.created_at')
    .execute(),
);

const friendships = whole((q, owner) =>
  q
    .selectFrom('friendships as f')
    .innerJoin('users as o', (join) =>
      join.on('o.id', '=', sql<string>`case when f.user_a = ${owner} then f.user_b else f.user_a end`),
    )
    .select(['o.full_name as player', 'f.status', 'f.created_at', 'f.accepted_at'])
    .select(sql<string>`case when f.sender_id = ${owner} then 'you' else 'other' end`.as('asked_by'))
    .where((eb) => eb.or([eb('f.user_a', '=', owner), eb('f.user_b', '=', owner)]))
    .orderBy('f.created_at')
    .execute(),
);

const lineups = whole(async (q, owner) => {
  const rows = await q.selectFrom('lineups').selectAll().where('user_id', '=', owner).orderBy('id').execute();
  const places = await q
    .selectFrom('lineup_players as p')
    .innerJoin('lineups as l', 'l.id', 'p.lineup_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.lineup_id', 'u.full_name as player', 'p.position', 'p.x', 'p.y'])
    .where('l.user_id', '=', owner)
    .orderBy('p.sort')
    .execute();
  return rows.map(({ user_id: _, ...row }) => ({
    ...row,
    players: places.filter((place) => place.lineup_id === row.id).map(({ lineup_id: __, ...place }) => place),
  }));
});

const placesInLineups = whole((q, owner) =>
  q
    .selectFrom('lineup_players as p')
    .innerJoin('lineups as l', 'l.id', 'p.lineup_id')
    .select(['l.name as lineup', 'p.position', 'l.created_at'])
    .where('p.user_id', '=', owner)
    .where('l.user_id', '<>', owner)
    .orderBy('l.id')
    .execute(),
);

const ads = whole((q, owner) =>
  q.selectFrom('ads').selectAll().where('user_id', '=', owner).orderBy('id').execute(),
);

const organizedTournaments = whole((q, owner) =>
  q.selectFrom('tournaments').selectAll().where('organizer_id', '=', owner).orderBy('id').execute(),
);

const joinedTournaments = whole((q, owner) =>
  q
    .selectFrom('tournament_participants as p')
    .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
    .select(['t.name', 't.date', 't.city', 'p.registered_at'])
    .where('p.user_id', '=', owner)
    .orderBy('t.id')
    .execute(),
);

const challenges = whole((q, owner) =>
  q.selectFrom('challenges').selectAll().where('creator_id', '=', owner).orderBy('id').execute(),
);

const matches = whole((q, owner) =>
  q
    .selectFrom('match_participants as p')
    .innerJoin('matches as m', 'm.id', 'p.match_id')
    .select(['m.id', 'm.date', 'm.hour', 'm.location', 'm.name_a', 'm.name_b', 'm.created_at'])
    .select(['m.ad_type', 'm.status', 'm.awaits', 'm.change', 'm.decided_at'])
    .select(['p.side', 'p.plays', 'p.answer', 'p.answered_at', 'p.position'])
    .where('p.user_id', '=', owner)
    .orderBy('m.id')
    .execute(),
);

const ratingsGiven = whole((q, owner) =>
  q
    .selectFrom('match_ratings as r')
    .innerJoin('users as u', 'u.id', 'r.ratee_id')
    .select(['r.match_id', 'u.full_name as player', 'r.speed', 'r.shooting', 'r.passing', 'r.dribbling'])
    .select(['r.defense', 'r.physical', 'r.proven', 'r.created_at'])
    .where('r.rater_id', '=', owner)
    .orderBy('r.match_id')
    .execute(),
);

/** The ratings without their raters, as on the site. */
const ratingsReceived = whole((q, owner) =>
  q
    .selectFrom('match_ratings')
    .select([
      'match_id',
      'speed',
      'shooting',
      'passing',
      'dribbling',
      'defense',
      'physical',
      'proven',
      'created_at',
    ])
    .where('ratee_id', '=', owner)
    .orderBy('match_id')
    .execute(),
);

const calendarFeed = whole((q, owner) =>
  q.selectFrom('calendar_feeds').select(['secret', 'created_at']).where('user_id', '=', owner).execute(),
);

const waitingList = whole((q, owner) =>
  q
    .selectFrom('waiting_entries as w')
    .innerJoin('venues as b', 'b.id', 'w.venue_id')
    .innerJoin('pitches as p', 'p.id', 'w.pitch_id')
    .select(['w.id', 'b.venue_name', 'p.name as field_name', 'w.date', 'w.time_slot', 'w.starts_at'])
    .select(['w.status', 'w.offered_at', 'w.created_at', 'w.ended_at'])
    .where('w.user_id', '=', owner)
    .orderBy('w.id')
    .execute(),
);

/** The habits that recommendations learned: how often the player plays where and when. Older hours count less. */
const habits = whole((q, owner) =>
  q
    .selectFrom('player_habits as h')
    .innerJoin('venues as b', 'b.id', 'h.venue_id')
    .select(['b.venue_name', 'h.weekday', 'h.hour', 'h.weight'])
    .where('h.user_id', '=', owner)
    .orderBy('b.venue_name')
    .orderBy('h.weekday')
    .orderBy('h.hour')
    .execute(),
);

const dismissedRecommendations = whole((q, owner) =>
  q
    .selectFrom('recommendation_dismissals')
    .select(['kind', 'target_id', 'created_at'])
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .execute(),
);

/** Everything that is kept about a player, apart from the account itself. */
export const USER_PARTS = {
  reservations,
  subscriptions,
  subscriptionWeeks: subscriptionWeeks('o.user_id'),
  reviews,
  sessions: sessions('user_id'),
  passkeys,
  messages,
  friendships,
  lineups,
  placesInLineups,
  ads,
  matches,
  ratingsGiven,
  ratingsReceived,
  organizedTournaments,
  joinedTournaments,
  challenges,
  calendarFeed,
  habits,
  dismissedRecommendations,
  waitingList,
  ...SAFETY_PARTS,
  ...NOTIFICATION_PARTS,
};
