import { thumbnailOf } from 'mf-shared/format';
import { Lightbox } from 'mf-shared/ui/Lightbox';
import { Photo } from 'mf-shared/ui/Photo';
import { useState } from 'react';
import styles from './Pending.module.css';

/** Photos of a venue; each opens enlarged. */
export function PhotoStrip({ photos, name }: { photos: readonly string[]; name: string }) {
  const [index, setIndex] = useState<number | null>(null);
  if (photos.length === 0) return <p className={styles.muted}>Fotoğraf eklenmemiş.</p>;
  const all = photos.map((src, i) => ({ src, alt: `${name}, ${i + 1}. fotoğraf` }));
  return (
    <>
      <ul className={styles.photos}>
        {all.map(({ src, alt }, i) => (
          <li key={src}>
            <button type="button" className={styles.photo} onClick={() => setIndex(i)}>
              <Photo src={thumbnailOf(src)} alt={alt} />
              <span className="visually-hidden">, büyüt</span>
            </button>
          </li>
        ))}
      </ul>
      <Lightbox photos={all} index={index} onIndex={setIndex} title={name} />
    </>
  );
}
