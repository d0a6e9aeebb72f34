import { useMemo } from 'react';
import { locateIn, type Point, readProvinces } from '../province-shapes.ts';
import styles from './OutlineMap.module.css';
import pin from './Pin.module.css';

export type OutlineMapProps = { coordinates: Point; label: string };

const provinces = readProvinces();

/** A picture of the province around a place, with a pin; no more than a sentence for a place abroad. */
export default function OutlineMap({ coordinates: [lng, lat], label }: OutlineMapProps) {
  const shape = useMemo(() => draw([lng, lat]), [lng, lat]);
  if (!shape) return <p className={styles.nowhere}>Bu konum Türkiye sınırları dışında.</p>;
  const { name, path, width, left, top } = shape;
  return (
    <div role="img" aria-label={`${label}: ${name} ilindeki konumu`} className={styles.picture}>
      <div className={styles.shape} style={{ '--width-by-height': width } as React.CSSProperties}>
        <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} className={styles.land} />
        </svg>
        <span className={`${styles.place} ${pin.pin}`} style={{ left, top }} />
      </div>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

/** The province's outline in a picture of height 1, and the pin's place in percent of the picture. */
function draw(point: Point) {
  const place = locateIn(provinces, point);
  if (!place) return null;
  const [west, south, east, north] = place.area.box;
  const height = north - south;
  // A degree of longitude is shorter than one of latitude.
  const narrow = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const width = ((east - west) * narrow) / height;
  const at = ([lng, lat]: Point) => [((lng - west) * narrow) / height, (north - lat) / height] as const;
  const ringPath = (ring: readonly Point[]) =>
    `M${ring.map((one) => at(one).map((value) => value.toFixed(4))).join('L')}Z`;
  const [x, y] = at(place.at);
  return {
    name: place.area.name,
    path: place.area.polygons.flat().map(ringPath).join(''),
    width: Number(width.toFixed(4)),
    left: `${((x / width) * 100).toFixed(2)}%`,
    top: `${(y * 100).toFixed(2)}%`,
  };
}
