import { addDays } from 'mf-shared/schedule';
import { expect, it } from 'vitest';
import { FRIDAY, occupancyOf } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { counting } from '../../../test/statements.ts';
import { decide, endByVenue, pause, requested, resume } from '../../../test/subscriptions.ts';

/**
 * Approves a subscription, pauses so many weeks, resumes and ends it. Answers the number of statements of each step.
 */
async function seasonOf(plain: TestApp, weeks: number): Promise<number[]> {
  const { app, statements } = counting(plain);
  const [player, business] = [await createUser(plain), await createVenue(plain)];
  const { id } = await requested(plain, player, business);
  const counts: number[] = [];
  async function counted(work: Promise<{ status: number; body: { message: string } }>): Promise<void> {
    const before = statements();
    const { status, body } = await work;
    expect([status, body.message]).toEqual([200, expect.any(String)]);
    counts.push(statements() - before);
  }
  const held = async () => (await occupancyOf(plain, business.id)).cells.length;
  await counted(decide(app, business, 'approve', id));
  const all = await held();
  await counted(pause(app, business, id, { from: FRIDAY, until: addDays(FRIDAY, 7 * (weeks - 1)) }));
  expect(await held()).toBe(all - 2 * weeks);
  await counted(resume(app, business, id));
  expect(await held()).toBe(all);
  await counted(endByVenue(app, business, id));
  expect(await held()).toBe(0);
  return counts;
}

/** How many statements claim the weeks after a day (days from Friday), and how many weeks they claim. */
async function claimedAfter(plain: TestApp, days: number): Promise<{ count: number; weeks: number }> {
  const { app, statements } = counting(plain);
  const [player, business] = [await createUser(plain), await createVenue(plain)];
  const { id } = await requested(plain, player, business);
  const claimed_until = addDays(FRIDAY, days);
  await plain.db.q.updateTable('subscriptions').set({ claimed_until }).where('id', '=', id).execute();
  const before = statements();
  const { body } = await decide(app, business, 'approve', id);
  return { count: statements() - before, weeks: body.subscription.occurrences.length };
}

onBothEngines('the weeks of a subscription', (app) => {
  it('are paused, resumed and ended with as many statements for ten as for two', async () => {
    expect(await seasonOf(app(), 10)).toEqual(await seasonOf(app(), 2));
  });

  it('are claimed with as many statements for a season as for a few weeks', async () => {
    const [season, few] = [await claimedAfter(app(), -7), await claimedAfter(app(), 63)];
    expect(season.weeks).toBeGreaterThan(few.weeks + 8);
    expect(season.count).toBe(few.count);
  });
});
