import { Button } from 'mf-shared/ui/Button';
import { useId, useState } from 'react';
import styles from './Pending.module.css';

/** Longer texts exceed the four lines of a folded text on every screen, so unfolding always shows more. */
const SHORT = { letters: 360, lines: 4 };

/** A venue's description as typed; a long text folds, so that the decision stays in sight. */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > SHORT.letters || text.split('\n').length > SHORT.lines;
  return (
    <section className={styles.about}>
      <h3>Tanıtım yazısı</h3>
      <p id={id} className={isLong && !isOpen ? styles.folded : styles.description}>
        {text}
      </p>
      {isLong && (
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.fold}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Kısalt' : 'Tamamını göster'}
        </Button>
      )}
    </section>
  );
}
