import type { Queries } from '../../db/database.ts';
import { type OfAccount, whole } from '../../http/account-parts.ts';

/** How often the player plays where and when. Older hours count less. */
const habits = whole((q, owner) =>
  q
    .selectFrom('player_habits as h')
    .innerJoin('published_venues as b', 'b.id', 'h.venue_id')
    .select(['b.venue_name', 'h.weekday', 'h.hour', 'h.weight'])
    .where('h.user_id', '=', owner)
    .orderBy('b.venue_name')
    .orderBy('h.weekday')
    .orderBy('h.hour'),
);

const dismissedRecommendations = whole((q, owner) =>
  q
    .selectFrom('recommendation_dismissals')
    .select(['kind', 'target_id', 'created_at'])
    .where('user_id', '=', owner)
    .orderBy('created_at'),
);

async function forgetPlayer(q: Queries, owner: string): Promise<void> {
  await q.deleteFrom('player_habits').where('user_id', '=', owner).execute();
  await q.deleteFrom('recommendation_dismissals').where('user_id', '=', owner).execute();
}

async function forgetVenue(q: Queries, owner: string): Promise<void> {
  await q
    .deleteFrom('venue_neighbours')
    .where((eb) => eb.or([eb('venue_id', '=', owner), eb('other_id', '=', owner)]))
    .execute();
  await q.deleteFrom('venue_demand').where('venue_id', '=', owner).execute();
}

export const habitsOfAccount = {
  player: { parts: { habits, dismissedRecommendations }, forget: forgetPlayer },
  venue: { forget: forgetVenue },
} satisfies OfAccount;
