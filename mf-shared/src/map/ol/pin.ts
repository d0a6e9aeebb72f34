import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import type { LngLat } from '../coordinates.ts';
import shape from '../Pin.module.css';
import styles from './canvas.module.css';

/** A pin on the map; `move(null)` removes it. */
export function addPin(map: OlMap): { move: (place: LngLat | null) => void; name: (label: string) => void } {
  const element = document.createElement('div');
  element.className = shape.pin ?? '';
  const label = document.createElement('span');
  label.className = styles.pinLabel ?? '';
  element.append(label);
  const overlay = new Overlay({ element, positioning: 'bottom-center', stopEvent: false });
  map.addOverlay(overlay);
  return {
    move: (place) => overlay.setPosition(place ? fromLonLat([...place]) : undefined),
    name: (text) => {
      label.textContent = text;
    },
  };
}
