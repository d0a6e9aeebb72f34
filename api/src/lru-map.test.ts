import { expect, it } from 'vitest';
import { LruMap } from './lru-map.ts';

it('forgets what was unused longest', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('keeps one value under a key that is set again', () => {
  const map = new LruMap<string, number>(2);
  for (const value of [1, 2, 3]) map.set('a', value);
  map.set('b', 4);
  expect([map.get('a'), map.get('b')]).toEqual([3, 4]);
});
