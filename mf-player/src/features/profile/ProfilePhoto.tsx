import { thumbnailOf } from 'mf-shared/format';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { PhotoPicker, type PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { useState } from 'react';
import styles from './Profile.module.css';
import { useDropPhoto } from './queries.ts';

type Props = {
  userId: string;
  /** The photo that everybody sees. */
  stored: string | null;
  /** A chosen photo that is not saved yet. */
  picked: PickedPhoto | null;
  onPick: (photo: PickedPhoto | null) => void;
  error: string | undefined;
};

/** The photo of the card. A new one is saved with the form; removal is immediate. */
export function ProfilePhoto({ userId, stored, picked, onPick, error }: Props) {
  const drop = useDropPhoto(userId);
  const [removing, setRemoving] = useState(false);
  const shown = picked ?? (stored ? { id: stored, url: stored } : null);
  const onChange = ([next]: PickedPhoto[]) => {
    if (next || picked) onPick(next ?? null);
    else setRemoving(true);
  };
  return (
    <div className={styles.wide}>
      <PhotoPicker
        single
        label="Fotoğraf"
        hint="Kartınızda görünür, en fazla 8 MB."
        value={shown ? [shown] : []}
        onChange={onChange}
        error={error}
      />
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => drop.mutateAsync()}
        title="Fotoğraf kaldırılsın mı?"
        confirmLabel="Kaldır"
      >
        {stored && <img src={thumbnailOf(stored)} alt="" className={styles.removed} />}
        <p>
          Fotoğrafınız kartınızdan ve göründüğü her yerden hemen kalkar; yerine adınızın baş harfleri gelir.
        </p>
      </ConfirmDialog>
    </div>
  );
}
