import { useState } from 'react';
import { thumbnailOf } from '../format/index.ts';
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

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('tr');
}
