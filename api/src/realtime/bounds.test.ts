import { HOUR_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { Crowd, MAX_CONNECTIONS } from './crowd.ts';
import { Assembly, toPieces } from './pieces.ts';
import { Throttle } from './throttle.ts';

it('gives the place of whoever leaves to one other of the same network', () => {
  const crowd = new Crowd();
  for (let n = 0; n < MAX_CONNECTIONS; n++) crowd.enter('home');
  expect([crowd.admits('home'), crowd.admits('elsewhere')]).toEqual([false, true]);
  crowd.leave('home');
  expect(crowd.admits('home')).toBe(true);
  crowd.enter('home');
  expect(crowd.admits('home')).toBe(false);
});

it('lets forty frames through at once, however long a connection was silent, and then ten a second', () => {
  const throttle = new Throttle(0);
  const taken = (now: number) => Array.from({ length: 60 }, () => throttle.take(now)).filter(Boolean).length;
  expect([taken(HOUR_MS), taken(3_601_000), taken(3_601_099), taken(3_601_100)]).toEqual([40, 10, 0, 1]);
});

it('forgets the oldest of more than a hundred frames whose rest never came', () => {
  const frames = Array.from({ length: 101 }, (_, n) => toPieces(`${n}${'x'.repeat(8000)}`));
  const assembly = new Assembly();
  for (const [first = ''] of frames) expect(assembly.add(first)).toBeNull();
  const complete = [1, 100, 0].map((n) => assembly.add(frames[n]?.[1] ?? '')?.length);
  expect(complete).toEqual([8001, 8003, undefined]);
});
