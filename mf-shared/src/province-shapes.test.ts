import { describe, expect, it } from 'vitest';
import { locateIn, nearestBorder, readProvinces } from './province-shapes.ts';

describe('the distance to an area', () => {
  const ring = [
    [30, 40],
    [31, 40],
    [31, 41],
    [30, 41],
    [30, 40],
  ] as const;
  const area = { name: 'Kare', polygons: [[ring]], box: [30, 40, 31, 41] } as const;

  it.each([
    ['east, where a degree is shorter', [31.1, 40.5], 8.46],
    ['north', [30.5, 41.1], 11.12],
    ['beyond a corner', [31.1, 41.1], 13.92],
    ['within, to the nearest border', [30.9, 40.5], 8.46],
  ] as const)('is in kilometres %s', (_, point, km) => {
    expect(nearestBorder(area, point).km).toBeCloseTo(km, 1);
  });
});

describe('the place of a point on the outlines', () => {
  const provinces = readProvinces();

  it('is the point itself where it lies within a province', () => {
    expect(locateIn(provinces, [32.85, 39.92])).toMatchObject({
      area: { name: 'Ankara' },
      at: [32.85, 39.92],
    });
  });

  it.each([
    ['Moda', [29.0253, 40.9793], 'İstanbul'],
    ['Süleymanpaşa', [27.515, 40.9725], 'Tekirdağ'],
  ] as const)('is the coast for %s, which the outline leaves in the sea', (_, point, name) => {
    const place = locateIn(provinces, point);
    expect(place?.area.name).toBe(name);
    expect(place?.at).not.toEqual(point);
    expect(place && nearestBorder(place.area, place.at).km).toBeLessThan(0.01);
  });

  it('is nowhere on the open sea', () => {
    expect(locateIn(provinces, [34.5, 43.2])).toBeNull();
  });
});
