import { formatSlot } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import styles from './MovingHint.module.css';
import type { Moving } from './useMoving.ts';

/** Says what is being moved, where it may go, and how to cancel. */
export function MovingHint({ moving: { picked, setMoving } }: { moving: Moving }) {
  return (
    <div className={styles.hint} data-shown={picked ? '' : undefined}>
      <p role="status">
        {picked &&
          `${picked.entry?.name} taşınıyor (${formatSlot(picked)}). Boş bir saat seçip Enter’a basın ya da dokunun; başka güne ya da haftaya da geçebilirsiniz.`}
      </p>
      {picked && (
        <Button size="sm" variant="secondary" onClick={() => setMoving(null)}>
          Taşımaktan vazgeç
        </Button>
      )}
    </div>
  );
}
