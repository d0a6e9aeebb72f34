import { inParts } from '../../base/breathe.ts';
import type { Queries } from '../../db/database.ts';
import { type Model, PRIOR } from './model.ts';
import type { Demand, Habit } from './types.ts';

const CURRENT = 'current';
/** Rows of one statement. */
const ROWS = 400;

/** The current weights: those learned last, or the prior. */
export async function currentModel(q: Queries): Promise<Model> {
  const row = await q
    .selectFrom('recommendation_models')
    .select(['venue_weights', 'hour_weights'])
    .where('id', '=', CURRENT)
    .executeTakeFirst();
  if (!row) return PRIOR;
  const venue = JSON.parse(row.venue_weights) as number[];
  const hour = JSON.parse(row.hour_weights) as number[];
  // Weights of an older release have other features and say nothing here.
  return venue.length === PRIOR.venue.length && hour.length === PRIOR.hour.length ? { venue, hour } : PRIOR;
}

/** Stores the weights, learned from so many choices at `now` (ms). */
export async function keepModel(q: Queries, model: Model, cases: number, now: number): Promise<void> {
  const row = {
    venue_weights: JSON.stringify(model.venue),
    hour_weights: JSON.stringify(model.hour),
    cases,
    learned_at: now,
  };
  await q
    .insertInto('recommendation_models')
    .values({ id: CURRENT, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

type VenueLesson = {
  id: string;
  city: string;
  demand: Demand | undefined;
  neighbours: ReadonlyMap<string, number>;
  /** Habits at this venue, by player. */
  habits: readonly (Habit & { userId: string })[];
};

/** Replaces what was known of a venue. Two processes may do so at once: both write the same. */
export async function keepVenue(q: Queries, lesson: VenueLesson): Promise<void> {
  const { id, city, demand, neighbours, habits } = lesson;
  await q.deleteFrom('player_habits').where('venue_id', '=', id).execute();
  await q.deleteFrom('venue_neighbours').where('venue_id', '=', id).execute();
  const rows = habits.map(({ userId, weekday, hour, weight }) => ({
    user_id: userId,
    venue_id: id,
    weekday,
    hour,
    weight,
  }));
  await inParts(rows, ROWS, (part) =>
    q
      .insertInto('player_habits')
      .values(part)
      .onConflict((c) => c.columns(['user_id', 'venue_id', 'weekday', 'hour']).doNothing())
      .execute(),
  );
  const others = [...neighbours].map(([other_id, score]) => ({ venue_id: id, other_id, score }));
  if (others.length > 0) {
    await q
      .insertInto('venue_neighbours')
      .values(others)
      .onConflict((c) => c.columns(['venue_id', 'other_id']).doNothing())
      .execute();
  }
  const known = { city, weight: demand?.weight ?? 0, hours: JSON.stringify(demand?.hours ?? []) };
  await q
    .insertInto('venue_demand')
    .values({ venue_id: id, ...known })
    .onConflict((c) => c.column('venue_id').doUpdateSet(known))
    .execute();
}
