import { LocateFixed } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/LatePart.tsx';
import { describePlace, type LngLat } from './coordinates.ts';
import { locate } from './locate.ts';
import styles from './Map.module.css';
import { MapBoundary } from './MapBoundary.tsx';
import type { PickerCanvasProps } from './ol/PickerCanvas.tsx';

export type MapPickerProps = {
  value: LngLat | null;
  onChange: (coordinates: [number, number]) => void;
  /** Takes the place away, where it is optional. */
  onRemove?: (() => void) | undefined;
  /** Turkish message under the map for a missing or wrong place. */
  error?: string | undefined;
};

const part = lazyPart<PickerCanvasProps>(() => import('./ol/PickerCanvas.tsx'));

/** Map to choose a place by click, keyboard or the device's position. */
export function MapPicker({ value, onChange, onRemove, error }: MapPickerProps) {
  const id = useId();
  const ownPosition = useRef<HTMLButtonElement>(null);
  const [locating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function chooseOwnPosition() {
    setLocating(true);
    const found = await locate();
    setLocating(false);
    setFailure('failure' in found ? found.failure : null);
    if ('place' in found) onChange(found.place);
  }

  const message = failure ?? error;
  return (
    <div className="stack gap-2">
      <p id={`${id}-help`} className={styles.help}>
        Haritayı yakınlaştırıp tesisin yerine dokunun ya da konumunuzu kullanın.{' '}
        <span className={styles.keys}>
          Klavyeyle: ok tuşlarıyla haritayı artı işaretinin altında kaydırın, + ve − ile yakınlaştırın, Enter
          ile seçin.
        </span>
      </p>
      <div className={styles.frame}>
        <MapBoundary renew={part.renew}>
          {() => {
            const Canvas = part.current();
            return <Canvas value={value} onChange={onChange} describedBy={`${id}-help ${id}-note`} />;
          }}
        </MapBoundary>
      </div>
      <div className="row wrap items-center gap-3">
        <Button
          ref={ownPosition}
          variant="secondary"
          size="sm"
          icon={<LocateFixed aria-hidden="true" />}
          busy={locating}
          onClick={() => void chooseOwnPosition()}
        >
          Konumumu kullan
        </Button>
        <output className={styles.place}>
          {value ? 'Konum seçildi.' : 'Henüz konum seçilmedi.'}
          {value && <span className="visually-hidden"> {describePlace(value)}</span>}
        </output>
        {value && onRemove && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              // The pressed button goes with the place.
              ownPosition.current?.focus();
              onRemove();
            }}
          >
            Konumu kaldır
          </Button>
        )}
      </div>
      <p id={`${id}-note`} className={styles.error} role={message ? 'alert' : undefined}>
        {message}
      </p>
    </div>
  );
}
