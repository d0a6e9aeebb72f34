import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './PhoneFold.module.css';

type Props = { summary: string; startsOpen?: boolean; children: ReactNode };

/** What a phone shows on demand. Wide screens have the room and always show it. */
export function PhoneFold({ summary, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={styles.body} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
