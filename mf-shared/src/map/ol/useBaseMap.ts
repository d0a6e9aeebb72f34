import type OlMap from 'ol/Map.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LngLat } from '../coordinates.ts';
import { loadMapConfig, type MapConfig } from '../mapConfig.ts';
import { createBaseMap } from './baseMap.ts';
import { addPin } from './pin.ts';

export type Drawn = { map: OlMap; pin: ReturnType<typeof addPin> };
type Start = (config: MapConfig) => { centre: LngLat; zoom: number };

/**
 * A map with a pin in the element of the returned ref, from when that is mounted until it is gone. `start`
 * says where it opens; later changes of it do not move the map.
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
