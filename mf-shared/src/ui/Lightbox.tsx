import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Lightbox.module.css';

export type LightboxPhoto = { src: string; alt: string; caption?: string };

export type LightboxProps = {
  photos: readonly LightboxPhoto[];
  /** Index of the photo, or null while closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
  /** Name of the dialog, such as the venue's. */
  title?: string;
  /** Actions for the current photo, beside its number. */
  actions?: (photo: LightboxPhoto) => ReactNode;
};

const SWIPE = 40;

/** Enlarged photos, one at a time, with buttons, arrow keys and swipes. */
export function Lightbox({ photos, index, onIndex, title = 'Fotoğraflar', actions }: LightboxProps) {
  const count = photos.length;
  const photo = index === null ? undefined : photos[index];
  const from = useRef<number | null>(null);
  const go = (step: number) => {
    if (index !== null && count > 1) onIndex((index + step + count) % count);
  };
  useArrowKeys(go, photo !== undefined);

  const lift = (event: PointerEvent) => {
    const moved = from.current === null ? 0 : event.clientX - from.current;
    from.current = null;
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
  };
  return (
    <Dialog open={photo !== undefined} onClose={() => onIndex(null)} title={title} size="lg">
      {photo && index !== null && (
        <figure className={styles.figure}>
          <img
            src={photo.src}
            alt={photo.alt}
            draggable={false}
            className={styles.photo}
            onPointerDown={(event) => {
              from.current = event.clientX;
            }}
            onPointerUp={lift}
          />
          <figcaption className={styles.bar}>
            <IconButton
              label="Önceki fotoğraf"
              icon={<ChevronLeft />}
              disabled={count < 2}
              onClick={() => go(-1)}
            />
            <span aria-live="polite">
              <b>
                {index + 1} / {count}
              </b>{' '}
              {photo.caption}
            </span>
            {actions?.(photo)}
            <IconButton
              label="Sonraki fotoğraf"
              icon={<ChevronRight />}
              disabled={count < 2}
              onClick={() => go(1)}
            />
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}

/** Steps by the arrow keys while `open`. */
function useArrowKeys(go: (step: number) => void, open: boolean) {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') latest.current(-1);
      if (event.key === 'ArrowRight') latest.current(1);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [open]);
}
