import 'ol/ol.css';
import './theme.css';
import { defaults as defaultControls } from 'ol/control/defaults.js';
import Zoom from 'ol/control/Zoom.js';
import { platformModifierKey } from 'ol/events/condition.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { LngLat } from '../coordinates.ts';
import type { MapConfig } from '../mapConfig.ts';
import styles from './canvas.module.css';
import { onThemeChange, readPalette } from './palette.ts';
import { paintProvinces, provinceLayer, provinceNameAt } from './provinces.ts';

type Options = { target: HTMLElement; centre: LngLat; zoom: number; config: MapConfig };

const MAX_ZOOM = 19;
/** Pixels per press of an arrow key: fine enough to find a house. */
const KEY_STEP = 32;

/** Duration of map movements in ms; none for people who prefer less motion. */
export const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/**
 * A focusable map in `target`: borders, tiles above them if any, zoom buttons, attribution, and the name of the
 * province in view until there are tiles. Wheel and touch move it only with focus, so that it never traps a page that
 * scrolls past. Returns the map and a function that removes it.
 */
export function createBaseMap({ target, centre, zoom, config }: Options): [OlMap, () => void] {
  target.tabIndex = 0;
  const borders = provinceLayer();
  const paint = () => paintProvinces(borders, readPalette(target));
  paint();
  const map = new OlMap({
    target,
    layers: [borders],
    view: new View({ center: fromLonLat([...centre]), zoom, minZoom: 4, maxZoom: MAX_ZOOM }),
    controls: controls(config),
    interactions: defaultInteractions({
      onFocusOnly: true,
      altShiftDragRotate: false,
      pinchRotate: false,
      keyboard: false,
      zoomDuration: motion(),
    }).extend([
      // Not animated: a press during a movement would start half-way and lose the rest.
      new KeyboardPan({ pixelDelta: KEY_STEP, duration: 0 }),
      new KeyboardZoom({ duration: motion(), condition: (event) => !platformModifierKey(event) }),
    ]),
  });
  const caption = captionOf(map, target);
  if (config.tileUrl) map.addLayer(tileLayer(config.tileUrl, config.attribution, caption.hide));
  const stopWatching = onThemeChange(paint);
  const destroy = () => {
    stopWatching();
    caption.remove();
    map.setTarget(undefined);
    map.dispose();
  };
  return [map, destroy];
}

function controls(config: MapConfig) {
  return defaultControls({
    zoom: false,
    rotate: false,
    attribution: Boolean(config.tileUrl),
    attributionOptions: { collapsible: false },
  }).extend([new Zoom({ zoomInTipLabel: 'Yakınlaştır', zoomOutTipLabel: 'Uzaklaştır', duration: motion() })]);
}

function tileLayer(url: string, attributions: string, onFirst: () => void): TileLayer<XYZ> {
  const source = new XYZ({ url, attributions, maxZoom: MAX_ZOOM });
  source.once('tileloadend', onFirst);
  return new TileLayer({ source, className: styles.tiles ?? 'tiles' });
}

/** Metres per pixel from which a view shows borders and names instead of being close. */
const CLOSE_UP_TO = 150;

/** A close view rarely shows a border, so without tiles the corner names the province. */
function captionOf(map: OlMap, target: HTMLElement) {
  const element = document.createElement('span');
  element.className = styles.province ?? '';
  target.append(element);
  const update = () => {
    const view = map.getView();
    const [lng = 0, lat = 0] = toLonLat(view.getCenter() ?? [0, 0]);
    const isClose = (view.getResolution() ?? 0) < CLOSE_UP_TO;
    element.textContent = (isClose && provinceNameAt([lng, lat])) || '';
  };
  update();
  map.on('moveend', update);
  return {
    hide: () => {
      element.hidden = true;
    },
    remove: () => element.remove(),
  };
}
