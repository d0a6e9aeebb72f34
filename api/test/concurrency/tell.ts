import type { Answer, TestApp } from '../harness.ts';
import type { Random } from './random.ts';
import type { Acting, Told, Venue, World } from './types.ts';

/** Counts an event. */
export const count = ({ tally }: World, key: string): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

const OFTEN = 5;

/** The `meetings` that happened too rarely for the run to prove much. */
export const rareMeetings = ({ tally }: Pick<World, 'tally'>, meetings: readonly string[]): string[] =>
  meetings.filter((met) => (tally.get(met) ?? 0) <= OFTEN);

/**
 * Records an answer; answers whether it succeeded.
 * @throws Error for an unexpected status.
 */
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

/** Advances the world by one step: one when a call begins, one when it is answered. */
export function step(world: World): number {
  world.step += 1;
  return world.step;
}

/** A person who acts for the venue: anybody, or one who may manage its money and settings. */
export function actingFor(venue: Venue, random: Random, { manages = false } = {}): Acting {
  const people = venue.people.filter(({ role }) => !manages || role !== 'staff');
  const { token, staffId } = random.pick(people);
  return { ...venue, token, staffId };
}

/** Records what a member of the venue did, once for each subject. */
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

/** A recent reservation, so that several callers meet at the same one. */
export function recent(world: World, random: Random): Told | undefined {
  const ids = [...world.told.keys()].slice(-80);
  return ids.length > 0 ? world.told.get(random.pick(ids)) : undefined;
}

/** Deadlocks that a retry hid. All code locks in one order, so there must be none. */
export const deadlocks = (apps: readonly TestApp[]): unknown[] =>
  apps.flatMap(({ retries }) => retries).filter((error) => (error as { code?: string }).code === '40P01');
