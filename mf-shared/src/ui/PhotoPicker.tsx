import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { FieldNotes } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PhotoPicker.module.css';
import { type PickedPhoto, pickPhotos } from './pickPhotos.ts';

export type { PickedPhoto } from './pickPhotos.ts';

export type PhotoPickerProps = {
  value: readonly PickedPhoto[];
  onChange: (photos: PickedPhoto[]) => void;
  label?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Maximum number of photos; default 10. */
  max?: number;
  /** Only one photo; a new choice replaces it. */
  single?: boolean;
};

/**
 * Chooses image files: adds, previews, reorders (by drag or buttons) and removes them; refuses files that the server
 * would refuse.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { value, onChange, label = 'Fotoğraflar', error, single } = props;
  const max = single ? 1 : (props.max ?? 10);
  const hint =
    props.hint ?? (single ? 'En fazla 8 MB.' : `En fazla ${max} fotoğraf, her biri en fazla 8 MB.`);
  const id = useId();
  const { refusal, add, remove, swap } = usePhotos({ value, onChange, max, single });
  const [grabbed, setGrabbed] = useState<number | null>(null);
  const shownError = refusal || error;
  return (
    <fieldset className="stack gap-2">
      <legend className={styles.legend}>{label}</legend>
      <ul className={cx(styles.list, single && styles.single)}>
        {value.map((photo, index) => (
          <PhotoItem
            key={photo.id}
            photo={photo}
            position={index + 1}
            count={value.length}
            removeLabel={single ? 'Fotoğrafı kaldır' : `${index + 1}. fotoğrafı kaldır`}
            onRemove={() => remove(photo)}
            onMove={(step) => swap(index, index + step)}
            onGrab={() => setGrabbed(index)}
            onDrop={() => {
              if (grabbed !== null && grabbed !== index) swap(grabbed, index);
              setGrabbed(null);
            }}
          />
        ))}
        {(single || value.length < max) && (
          <li className={styles.add}>
            <input
              id={id}
              type="file"
              accept="image/*"
              multiple={!single}
              className={styles.input}
              aria-describedby={cx(shownError ? `${id}-error` : null, `${id}-hint`)}
              aria-invalid={shownError ? true : undefined}
              onChange={(event) => void add(event)}
            />
            <label htmlFor={id} className={styles.addLabel}>
              <ImagePlus aria-hidden="true" />
              {single && value.length > 0 ? 'Fotoğrafı değiştir' : 'Fotoğraf ekle'}
            </label>
          </li>
        )}
      </ul>
      <div role="status">
        <FieldNotes id={id} hint={hint} error={shownError} />
      </div>
    </fieldset>
  );
}

type Photos = Pick<PhotoPickerProps, 'value' | 'onChange' | 'single'> & { max: number };

/** The changes of the chosen photos, and why the last files were refused. */
function usePhotos({ value, onChange, max, single }: Photos) {
  const [refusal, setRefusal] = useState('');
  const latest = useRef<PickedPhoto[]>([]);
  latest.current = [...value];
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    const picked = await pickPhotos(files, single ? 0 : value.length, max);
    setRefusal(picked.refusal);
    if (picked.photos.length === 0) return;
    // Another choice may arrive before the next render.
    latest.current = single ? picked.photos : [...latest.current, ...picked.photos];
    onChange(latest.current);
  };
  const remove = (photo: PickedPhoto) => {
    if (photo.file) URL.revokeObjectURL(photo.url);
    setRefusal('');
    onChange(value.filter((one) => one.id !== photo.id));
  };
  const swap = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return { refusal, add, remove, swap };
}

type ItemProps = {
  photo: PickedPhoto;
  position: number;
  count: number;
  removeLabel: string;
  onRemove: () => void;
  onMove: (step: -1 | 1) => void;
  onGrab: () => void;
  onDrop: () => void;
};

function PhotoItem({ photo, position, count, removeLabel, onRemove, onMove, onGrab, onDrop }: ItemProps) {
  const [over, setOver] = useState(false);
  // Not `disabled`: the button keeps the focus after it moved a photo to an end.
  const [isFirst, isLast] = [position === 1, position === count];
  return (
    <li
      className={styles.item}
      draggable={count > 1}
      data-over={over || undefined}
      onDragStart={onGrab}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <img src={photo.url} alt={`${position}. fotoğraf`} draggable={false} className={styles.preview} />
      <div className={styles.tools}>
        {count > 1 && (
          <>
            <IconButton
              label={`${position}. fotoğrafı öne al`}
              icon={<ArrowLeft />}
              aria-disabled={isFirst}
              onClick={() => !isFirst && onMove(-1)}
            />
            <IconButton
              label={`${position}. fotoğrafı arkaya al`}
              icon={<ArrowRight />}
              aria-disabled={isLast}
              onClick={() => !isLast && onMove(1)}
            />
          </>
        )}
        <IconButton label={removeLabel} icon={<X />} tone="danger" onClick={onRemove} />
      </div>
    </li>
  );
}
