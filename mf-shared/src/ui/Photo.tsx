import { type ReactNode, useState } from 'react';
import { cx } from './cx.ts';
import styles from './Photo.module.css';
import { PitchLines } from './PitchLines.tsx';

export type PhotoProps = {
  /** Address of the photo; without it a drawn pitch shows. */
  src?: string | null | undefined;
  /** Thumbnail, used at small sizes. */
  thumb?: string | null | undefined;
  alt: string;
  /** CSS aspect ratio, if not four to three. */
  ratio?: string;
  /** For the first photo in view: loads at once and with priority. */
  eager?: boolean;
  /** Widths to choose photo or thumbnail, as in `sizes`. */
  sizes?: string;
  className?: string;
  children?: ReactNode;
};

/** A photo in a fixed frame: turf colour while it loads, a drawn pitch when it is missing or broken. */
export function Photo({ src, thumb, alt, ratio, eager, sizes, className, children }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken ? src : null;
  return (
    <span className={cx(styles.frame, className)} style={ratio ? { aspectRatio: ratio } : undefined}>
      {shown ? (
        <img
          src={shown}
          srcSet={thumb ? `${thumb} 480w, ${shown} 1600w` : undefined}
          sizes={thumb ? (sizes ?? '(min-width: 48rem) 24rem, 100vw') : undefined}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className={styles.image}
          onError={() => setBroken(shown)}
        />
      ) : (
        <>
          <PitchLines part="full" className={styles.lines} />
          {alt && <span className="visually-hidden">{alt}</span>}
        </>
      )}
      {children}
    </span>
  );
}
