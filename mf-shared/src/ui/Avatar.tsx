import { useState } from 'react';
import { initials, thumbnailOf } from '../format/index.ts';
import styles from './Avatar.module.css';

/** A partner's photo or initials; decoration beside the name itself. */
export function Avatar({ name, photo }: { name: string; photo: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = photo && photo !== broken ? photo : null;
  return (
    <span className={styles.avatar} aria-hidden="true">
      {shown ? <img src={thumbnailOf(shown)} alt="" onError={() => setBroken(shown)} /> : initials(name)}
    </span>
  );
}
