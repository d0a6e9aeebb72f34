import { Images } from 'lucide-react';
import { thumbnailOf } from 'mf-shared/format';
import { ReportButton } from 'mf-shared/safety';
import { Photo } from 'mf-shared/ui/Photo';
import { lazy, Suspense, useState } from 'react';
import styles from './PhotoGallery.module.css';

const Lightbox = lazy(async () => ({ default: (await import('mf-shared/ui/Lightbox')).Lightbox }));

type Props = {
  photos: readonly string[];
  /** Name of the venue; names the photos too. */
  title: string;
  eager?: boolean;
  /** Shows the further photos as a strip; otherwise only their number. */
  strip?: boolean;
  /** Width of the first photo, as in `sizes` of an image. */
  sizes?: string | undefined;
  className?: string | undefined;
};

/** A venue's first photo. A press opens all photos enlarged. */
export function PhotoGallery({ photos, title, eager, strip, sizes, className }: Props) {
  const [index, setIndex] = useState<number | null>(null);
  const [first, ...others] = photos;
  const alt = (at: number) => `${title}, ${at + 1}. fotoğraf`;
  return (
    <div className={className ? `${styles.gallery} ${className}` : styles.gallery}>
      {first === undefined ? (
        <Photo alt={`${title}: fotoğraf yok`} className={styles.photo} />
      ) : (
        <Enlarge label={`${title} fotoğraflarını büyüt`} onClick={() => setIndex(0)}>
          <Photo
            src={first}
            thumb={thumbnailOf(first)}
            alt=""
            eager={eager}
            sizes={sizes}
            className={styles.photo}
          />
          {others.length > 0 && !strip && (
            <span className={styles.more} aria-hidden="true">
              <Images /> {photos.length}
            </span>
          )}
        </Enlarge>
      )}
      {strip && others.length > 0 && (
        <ul className={styles.strip}>
          {others.map((photo, at) => (
            <li key={photo}>
              <Enlarge label={`${at + 2}. fotoğrafı büyüt`} onClick={() => setIndex(at + 1)}>
                <Photo src={photo} thumb={thumbnailOf(photo)} alt="" sizes="10rem" />
              </Enlarge>
            </li>
          ))}
        </ul>
      )}
      {index !== null && (
        <Suspense fallback={null}>
          <Lightbox
            title={title}
            photos={photos.map((src, at) => ({ src, alt: alt(at) }))}
            index={index}
            onIndex={setIndex}
            actions={({ src }) => <ReportButton subject={{ type: 'photo', id: src }} />}
          />
        </Suspense>
      )}
    </div>
  );
}

type EnlargeProps = { label: string; onClick: () => void; children: React.ReactNode };

function Enlarge({ label, onClick, children }: EnlargeProps) {
  return (
    <button type="button" className={styles.enlarge} onClick={onClick}>
      <span className="visually-hidden">{label}</span>
      {children}
    </button>
  );
}
