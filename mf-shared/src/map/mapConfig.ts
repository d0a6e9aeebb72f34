import { request } from '../api-client/index.ts';
import { clientConfig } from '../contracts/calls/platform.ts';
import type { ClientConfig } from '../contracts/platform.ts';

export type MapConfig = ClientConfig['map'];

/** The map's settings when they cannot be read: only province borders. */
export const NO_TILES: MapConfig = { tileUrl: null, attribution: '' };

let known: Promise<MapConfig> | null = null;

/** Tile address and attribution of this deployment, cached; after a failure the next map retries. */
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
