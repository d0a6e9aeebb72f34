import { expect, it } from 'vitest';
import { paintProvinces, provinceLayer, provinceNameAt, viewOfProvince } from './provinces.ts';

it.each<[[number, number], string | null]>([
  [[28.98, 41.01], 'İstanbul'],
  [[32.85, 39.92], 'Ankara'],
  [[40.22, 37.91], 'Diyarbakır'],
  [[41.01, 28.98], null],
  [[13.4, 52.5], null],
])('at %j lies %s', (place, name) => {
  expect(provinceNameAt(place)).toBe(name);
});

it('a view holds the whole province of a place, and there is none for a place abroad', () => {
  const { centre: [lng, lat] = [0, 0], zoom = 0 } = viewOfProvince([29.1352, 40.9385]) ?? {};
  expect(provinceNameAt([lng, lat])).toBe('İstanbul');
  // Half of the smallest map in degrees of longitude; the outline reaches from 28.2 to 29.8.
  const half = (135 * 360) / (256 * 2 ** zoom);
  expect([lng - half < 28.2, lng + half > 29.8, zoom > 7]).toEqual([true, true, true]);
  expect(viewOfProvince([13.4, 52.5])).toBeNull();
});

it('provinces are named only where there is room for it', () => {
  const layer = provinceLayer();
  paintProvinces(layer, { land: '#111', border: '#222', text: '#333', halo: '#444' } as never);
  const [province] = layer.getSource()?.getFeatures() ?? [];
  const style = (resolution: number) => {
    const drawn = province && layer.getStyleFunction()?.(province, resolution);
    return Array.isArray(drawn) ? drawn[0] : drawn;
  };
  expect(style(1799)?.getText()?.getText()).toBe(province?.get('name'));
  expect(style(1800)?.getText()).toBeNull();
  expect(style(5000)?.getStroke()?.getColor()).toBe('#222');
  expect(style(100)?.getFill()?.getColor()).toBe('#111');
});
