import { WEEK_MS } from 'mf-shared/time';
import { breathe } from '../../base/breathe.ts';
import type { AppContext } from '../../context.ts';
import { activeCities, approvedIn } from '../venues/index.ts';
import { type Choices, type CityHistory, choicesOf } from './cases.ts';
import { digest } from './digest.ts';
import { cityHistory } from './history.ts';
import { keepModel, keepVenue } from './learned-rows.ts';
import { choicesOfCity, fitModel } from './model.ts';

/** Weeks whose bookings teach the weights. */
const WEEKS = 8;

/**
 * Reads half a year of bookings, city by city, and stores what recommendations need: players' habits, how much venues
 * are played at, venues that share players, and the weights. A nightly job; several processes may run it.
 */
export async function learnRecommendations(ctx: AppContext): Promise<void> {
  const now = ctx.clock();
  const { q } = ctx.db;
  const cities = await activeCities(q, now);
  const venues = new Map<string, number>();
  for (const city of cities) venues.set(city, (await approvedIn(q, city)).length);
  const all = [...venues.values()].reduce((sum, count) => sum + count, 0);
  const choices: Choices[] = [];
  for (const [city, count] of venues) {
    const history = await cityHistory(q, city, { now, known: now - WEEKS * WEEK_MS });
    choices.push(await choicesOf(history, { until: now, weeks: WEEKS, most: choicesOfCity(count, all) }));
    await keepCity(ctx, city, history);
  }
  const cases = choices.reduce((sum, one) => sum + one.venue.length, 0);
  await keepModel(q, await fitModel(choices), cases, now);
}

async function keepCity(ctx: AppContext, city: string, history: CityHistory): Promise<void> {
  const { pasts, city: known } = digest(history.plays, ctx.clock());
  const all = [...pasts].flatMap(([userId, { own }]) => own.map((habit) => ({ ...habit, userId })));
  const byVenue = Map.groupBy(all, (habit) => habit.venueId);
  for (const id of await approvedIn(ctx.db.q, city)) {
    const lesson = {
      id,
      city,
      demand: known.demand.get(id),
      neighbours: known.neighbours.get(id) ?? new Map<string, number>(),
      habits: byVenue.get(id) ?? [],
    };
    await ctx.db.transact((tx) => keepVenue(tx.q, lesson));
    await breathe();
  }
}
