import { describe, expect, it } from 'vitest';
import { placeError } from './place.ts';

const at = (city: string, lat: number, lng: number) => placeError({ city, coordinates: [lng, lat] });
const ABROAD = 'Konumu haritada Türkiye içinde seçin.';

describe('the place of a venue', () => {
  it.each([
    ['İstanbul', 40.991, 29.03],
    ['İstanbul', 40.877, 29.097],
    ['Balıkesir', 40.51, 27.5],
    ['Balıkesir', 39.335, 26.65],
    ['Muğla', 36.727, 27.687],
    ['Antalya', 36.2, 29.64],
    ['Çanakkale', 39.835, 26.07],
    ['Artvin', 41.52, 41.55],
  ])('may be in %s at %d, %d, islands and harbours too', (city, lat, lng) => {
    expect(at(city, lat, lng)).toBeNull();
  });

  it.each([
    ['Chios', 'İzmir', 38.368, 26.136],
    ['Kos', 'Muğla', 36.893, 27.288],
    ['Kastellorizo', 'Antalya', 36.149, 29.591],
    ['Samos', 'Aydın', 37.757, 26.977],
    ['Batumi', 'Artvin', 41.64, 41.64],
    ['nowhere', 'İstanbul', 0, 0],
  ])('is not on %s', (_, city, lat, lng) => {
    expect(at(city, lat, lng)).toBe(ABROAD);
  });

  it('fits the chosen city, or lies close to it', () => {
    expect(at('Ankara', 41.01, 28.98)).toBe(
      'Haritadaki konum Ankara iline uzak. Konumu düzeltin ya da şehri değiştirin.',
    );
    // Çayırova belongs to Kocaeli, a few kilometres from İstanbul.
    expect(at('İstanbul', 40.826, 29.373)).toBeNull();
    // İzmit is 40 km further on.
    expect(at('İstanbul', 40.766, 29.94)).not.toBeNull();
    expect(at('Kocaeli', 40.766, 29.94)).toBeNull();
  });
});
