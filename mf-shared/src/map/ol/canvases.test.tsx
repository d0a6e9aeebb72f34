import { act, fireEvent, render, screen } from '@testing-library/react';
import { fromLonLat } from 'ol/proj.js';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MapConfig } from '../mapConfig.ts';
import PickerCanvas from './PickerCanvas.tsx';
import { provinceNameAt } from './provinces.ts';
import VenueCanvas from './VenueCanvas.tsx';

const CENTRE = fromLonLat([32.8512345678, 39.92]);
/** The maps' options, and the calls on them. */
const made = vi.hoisted(() => ({ maps: [] as unknown[], done: [] as unknown[][], clicks: new Set() }));
const config = vi.hoisted(() => ({ load: () => Promise.resolve<unknown>(null) }));
const done = (what: string) => (value?: unknown) => void made.done.push([what, value]);

vi.mock('../mapConfig.ts', () => ({ loadMapConfig: () => config.load() }));
vi.mock('./pin.ts', () => ({ addPin: () => ({ move: done('pin'), name: done('name') }) }));
vi.mock('./baseMap.ts', () => ({
  motion: () => 0,
  createBaseMap: ({ centre, zoom, target }: { centre: unknown; zoom: number; target: HTMLElement }) => {
    target.tabIndex = 0;
    made.maps.push([centre, zoom]);
    const view = {
      getCenter: () => CENTRE,
      setCenter: done('centre'),
      animate: ({ center }: { center: unknown }) => done('bring')(center),
      // Around Ankara.
      calculateExtent: () => [...fromLonLat([32, 39]), ...fromLonLat([33, 40])],
    };
    const map = {
      getView: () => view,
      getSize: () => [300, 300],
      on: (_: string, hear: unknown) => made.clicks.add(hear),
      un: (_: string, hear: unknown) => made.clicks.delete(hear),
    };
    return [map, done('destroyed')];
  },
}));

const TILES: MapConfig = { tileUrl: '/{z}/{x}/{y}.png', attribution: '' };
const settle = () => act(async () => {});
const chose = vi.fn();
const picker = (value: [number, number] | null) => (
  <PickerCanvas value={value} onChange={chose} describedBy="help" />
);

beforeEach(() => {
  made.maps.length = 0;
  made.done.length = 0;
  chose.mockClear();
  config.load = async () => TILES;
});

it('a place is chosen by a click, to six digits, and no more once the map is gone', async () => {
  const { unmount } = render(picker(null));
  await settle();
  expect([made.maps, made.done]).toEqual([[[[28.9784, 41.0082], 14]], [['pin', null]]]);
  for (const hear of made.clicks) (hear as (event: object) => void)({ coordinate: CENTRE });
  expect(chose.mock.calls).toEqual([[[32.851235, 39.92]]]);
  unmount();
  expect([made.clicks.size, made.done.at(-1)?.[0]]).toEqual([0, 'destroyed']);
});

it('without tiles a place is chosen on the whole province', async () => {
  config.load = async () => ({ tileUrl: null, attribution: '' });
  render(picker([32.5, 39.5]));
  await settle();
  const [[centre, zoom]] = made.maps as [[[number, number], number]];
  expect([provinceNameAt(centre), Math.round(zoom)]).toEqual(['Ankara', 7]);
});

it('Enter chooses the middle of the map, but presses a button that lies on it', async () => {
  render(picker(null));
  await settle();
  const map = screen.getByRole('application');
  const button = map.appendChild(document.createElement('button'));
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.keyDown(map, { key: ' ' });
  expect(chose).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(map, { key: 'Enter' })).toBe(false);
  expect(chose.mock.calls).toEqual([[[32.851235, 39.92]]]);
});

it('the pin follows the place, which is brought into view where it is not', async () => {
  const { rerender } = render(picker([32.5, 39.5]));
  await settle();
  expect([made.maps, made.done]).toEqual([[[[32.5, 39.5], 14]], [['pin', [32.5, 39.5]]]]);
  rerender(picker([27.1, 38.4]));
  expect(made.done.slice(1)).toEqual([
    ['pin', [27.1, 38.4]],
    ['bring', fromLonLat([27.1, 38.4])],
  ]);
  rerender(picker(null));
  expect(made.done.slice(3)).toEqual([['pin', null]]);
});

it.each([
  ['close', TILES, 14],
  ['with its neighbours where there are no tiles', { tileUrl: null, attribution: '' }, 8],
])('a venue shows %s, and another one in its place', async (_, settings, zoom) => {
  config.load = async () => settings;
  const { rerender } = render(<VenueCanvas coordinates={[29, 41]} label="Çınar" />);
  await settle();
  expect(made.maps).toEqual([[[29, 41], zoom]]);
  rerender(<VenueCanvas coordinates={[27, 38]} label="Kordon" />);
  expect(made.done.slice(3)).toEqual([
    ['name', 'Kordon'],
    ['pin', [27, 38]],
    ['centre', fromLonLat([27, 38])],
  ]);
});

it('a venue’s map takes the focus of the button that opened it, and nobody else’s', async () => {
  const focused = async () => {
    const { unmount } = render(<VenueCanvas coordinates={[29, 41]} label="Çınar" />);
    await settle();
    const element = document.activeElement;
    const role = element?.getAttribute('role');
    unmount();
    return role;
  };
  config.load = async () => TILES;
  expect(await focused()).toBe('application');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await focused()).toBeNull();
  button.remove();
});

it('nothing is drawn any more where the settings come after the screen has gone', async () => {
  const late = Promise.withResolvers<unknown>();
  config.load = () => late.promise;
  render(picker(null)).unmount();
  late.resolve(TILES);
  await settle();
  expect(made.maps).toEqual([]);
});
