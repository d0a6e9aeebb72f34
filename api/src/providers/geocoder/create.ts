import type { Config } from '../../config.ts';
import { createEmbeddedGeocoder } from './embedded.ts';
import type { Geocoder } from './index.ts';
import { createNominatim } from './nominatim.ts';

/** The geocoder of the settings. */
export const createGeocoder = ({ geocoder }: Pick<Config, 'geocoder'>): Geocoder =>
  geocoder.provider === 'nominatim' ? createNominatim({ url: geocoder.url }) : createEmbeddedGeocoder();
