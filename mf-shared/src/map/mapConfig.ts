import { request } from '../api-client/index.ts';
import { clientConfig } from '../contracts/calls/platform.ts';
import type { ClientConfig } from '../contracts/platform.ts';

export type MapConfig = ClientConfig['map'];

/** What a map draws when the settings cannot be read: province borders alone. */
export const NO_TILES: MapConfig = { tileUrl: null, attribution: '' };

let known: Promise<MapConfig> | null = null;

/** Tile address and attribution of this deployment, asked for once; without an answer the next map asks again. */
export function loadMapConfig(): Promise<MapConfig> {
  known ??= request(clientConfig).then(
    (config) => config.map,
    () => {
      known = null;
      return NO_TILES;
    },
  );
  return known;
}
