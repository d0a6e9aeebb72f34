import { thumbnailOf } from 'mf-shared/format';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { PhotoPicker, type PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { useState } from 'react';
import styles from './Profile.module.css';
import { usePhotos } from './usePhotos.ts';

type Props = { venueId: string; photos: readonly string[] };

/** Photos of the venue: add, sort and remove; each change is immediate. */
export function PhotosPanel({ venueId, photos: stored }: Props) {
  const { photos, error, uploading, change } = usePhotos(venueId, stored);
  const [removing, setRemoving] = useState<string | null>(null);
  const value = photos.map((path): PickedPhoto => ({ id: path, url: thumbnailOf(path) }));

  const onChange = (next: PickedPhoto[]) => {
    const files = next.flatMap(({ file }) => file ?? []);
    const kept = new Set(next.map(({ id }) => id));
    const gone = photos.find((path) => !kept.has(path));
    if (files.length > 0) {
      void change({ kind: 'add', files }).then(() => {
        for (const { file, url } of next) if (file) URL.revokeObjectURL(url);
      });
    } else if (gone) setRemoving(gone);
    else void change({ kind: 'order', photos: next.map(({ id }) => id) });
  };
  return (
    <div className={styles.photos}>
      <PhotoPicker
        value={value}
        onChange={onChange}
        error={error}
        hint="En fazla 10 fotoğraf, her biri en fazla 8 MB. İlk fotoğraf arama sonuçlarında görünür. Değişiklikler hemen kaydedilir."
      />
      <p role="status" className={styles.state}>
        {uploading ? 'Fotoğraflar yükleniyor…' : ''}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && change({ kind: 'remove', photo: removing })}
        title="Fotoğraf kaldırılsın mı?"
        confirmLabel="Kaldır"
      >
        {removing && <img src={thumbnailOf(removing)} alt="" className={styles.removed} />}
        <p>Fotoğraf işletme sayfanızdan ve arama sonuçlarından hemen kalkar.</p>
      </ConfirmDialog>
    </div>
  );
}
