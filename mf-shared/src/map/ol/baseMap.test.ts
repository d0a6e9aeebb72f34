import { expect, it, vi } from 'vitest';
import { createBaseMap, motion } from './baseMap.ts';

const config = { tileUrl: null, attribution: '' };

/** The system's preference; returns its listeners. */
function system(matches: boolean) {
  const heard = new Set<unknown>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches,
        addEventListener: (_: string, listener: unknown) => heard.add(listener),
        removeEventListener: (_: string, listener: unknown) => heard.delete(listener),
      }) as never,
  );
  return heard;
}

it.each([
  [true, 0],
  [false, 200],
])('a map moves at once for whoever asked for less motion (%s)', (asked, ms) => {
  system(asked);
  expect(motion()).toBe(ms);
});

it.each([
  [12, 'Ankara'],
  [8, ''],
])('a map at zoom %i, where borders have names or not, says in its corner %j', (zoom, said) => {
  system(false);
  const target = document.createElement('div');
  createBaseMap({ target, config, centre: [32.85, 39.92], zoom });
  expect(target.querySelector('.province')?.textContent).toBe(said);
});

it('a map names the province in its middle, and leaves nothing behind', () => {
  const heard = system(false);
  const target = document.createElement('div');
  const [, destroy] = createBaseMap({ target, config, centre: [32.85, 39.92], zoom: 12 });
  expect(target.textContent).toContain('Ankara');
  expect(heard.size).toBe(1);
  destroy();
  expect([target.textContent, heard.size]).toEqual(['', 0]);
});
