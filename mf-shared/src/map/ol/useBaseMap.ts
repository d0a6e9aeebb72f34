import type OlMap from 'ol/Map.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LngLat } from '../coordinates.ts';
import { loadMapConfig, type MapConfig } from '../mapConfig.ts';
import { createBaseMap } from './baseMap.ts';
import { addPin } from './pin.ts';

export type Drawn = { map: OlMap; pin: ReturnType<typeof addPin> };
type Start = (config: MapConfig) => { centre: LngLat; zoom: number };

/**
 * A map with a pin in the returned ref's element, while that is mounted. `start` is the initial view; later changes do
 * not move the map.
 */
export function useBaseMap(start: Start): [RefObject<HTMLDivElement | null>, Drawn | null] {
  const [config, setConfig] = useState<MapConfig | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const opening = useRef(start);
  useEffect(() => {
    let gone = false;
    void loadMapConfig().then((loaded) => gone || setConfig(loaded));
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => {
    if (!ref.current || !config) return;
    const [map, destroy] = createBaseMap({ target: ref.current, config, ...opening.current(config) });
    setDrawn({ map, pin: addPin(map) });
    return () => {
      setDrawn(null);
      destroy();
    };
  }, [config]);
  return [ref, drawn];
}
