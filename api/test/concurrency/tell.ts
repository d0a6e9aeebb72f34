import type { Answer, TestApp } from '../harness.ts';
import type { Random } from './random.ts';
import type { Acting, Told, Venue, World } from './types.ts';

/** Counts something that happened. */
export const count = ({ tally }: World, key: string): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

const OFTEN = 5;

/** Those of the `meetings` that happened so rarely that the run says little about them. */
export const rareMeetings = ({ tally }: Pick<World, 'tally'>, meetings: readonly string[]): string[] =>
  meetings.filter((met) => (tally.get(met) ?? 0) <= OFTEN);

/** Notes an answer; whether it was a success. Throws for a status that nobody expects. */
export function record(
  world: World,
  call: string,
  answer: Answer<{ message: string; code?: string }>,
  allowed: readonly number[],
): boolean {
  const key = `${call} ${answer.status} ${answer.body.code ?? ''}`;
  count(world, key);
  if (!allowed.includes(answer.status)) throw new Error(`${key}: ${answer.body.message}`);
  return answer.status < 300;
}

/** The next moment of the world: one when a call begins, one when it is answered. */
export function step(world: World): number {
  world.step += 1;
  return world.step;
}

/** Somebody who acts for the venue: anybody, or one who may touch its money and settings. */
export function actingFor(venue: Venue, random: Random, { manages = false } = {}): Acting {
  const people = venue.people.filter(({ role }) => !manages || role !== 'staff');
  const { token, staffId } = random.pick(people);
  return { ...venue, token, staffId };
}

/** Notes what somebody of the venue did, each subject once. */
export function changed(
  world: World,
  { id, staffId }: Acting,
  subjects: readonly (string | null)[],
  done: string,
  { mayBeMissing = false } = {},
): void {
  for (const subjectId of subjects)
    world.changes.push({ businessId: id, staffId, subjectId, done, mayBeMissing });
}

/** One of the reservations of late, so that several callers meet over the same one. */
export function recent(world: World, random: Random): Told | undefined {
  const ids = [...world.told.keys()].slice(-80);
  return ids.length > 0 ? world.told.get(random.pick(ids)) : undefined;
}

/** Deadlocks that a second try hid: everybody locks in one order, so there is none. */
export const deadlocks = (apps: readonly TestApp[]): unknown[] =>
  apps.flatMap(({ retries }) => retries).filter((error) => (error as { code?: string }).code === '40P01');
