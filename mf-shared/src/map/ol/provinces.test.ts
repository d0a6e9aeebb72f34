import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import Style from 'ol/style/Style.js';
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
  paintProvinces(layer, { land: '#111', border: '#222', text: '#333', halo: '#444' });
  const [province] = layer.getSource()?.getFeatures() ?? [];
  const stylesOf = (resolution: number) =>
    [province && layer.getStyleFunction()?.(province, resolution)]
      .flat()
      .filter((style) => style instanceof Style);
  const named = (resolution: number) =>
    stylesOf(resolution).flatMap((style) => style.getText()?.getText() ?? []);
  expect(named(1799)).toEqual([province?.get('name')]);
  expect(named(1800)).toEqual([]);
  expect(stylesOf(5000)[0]?.getStroke()?.getColor()).toBe('#222');
  expect(stylesOf(100)[0]?.getFill()?.getColor()).toBe('#111');
});

it('a province in several parts is named once, on its largest', () => {
  const layer = provinceLayer();
  paintProvinces(layer, { land: '#111', border: '#222', text: '#333', halo: '#444' });
  const istanbul = layer
    .getSource()
    ?.getFeatures()
    .find((one) => one.get('name') === 'İstanbul');
  const styles = [istanbul && layer.getStyleFunction()?.(istanbul, 500)].flat();
  const shapes = styles.map((style) => style instanceof Style && style.getText() && style.getGeometry());
  expect(istanbul?.getGeometry()).toBeInstanceOf(MultiPolygon);
  expect(shapes.filter((shape) => shape instanceof Polygon)).toHaveLength(1);
});
