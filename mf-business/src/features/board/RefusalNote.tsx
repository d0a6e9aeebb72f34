import { formatSlot } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Facts } from 'mf-shared/ui/Facts';
import { WholeTimes } from 'mf-shared/ui/WholeTimes';
import styles from './Dialogs.module.css';
import type { Refusal } from './refusal.ts';
import { detailOf, titleOf } from './words.ts';

type Props = { refusal: Refusal | null; rest: string; onRest?: (() => void) | undefined };
const MOST = 6;

/** Why it failed: the entries in the way, and a button that does the rest. */
export function RefusalNote({ refusal, rest, onRest }: Props) {
  if (!refusal) return null;
  const { conflicts, count, message } = refusal;
  return (
    <Alert tone="danger" title={message}>
      {conflicts.length > 0 && (
        <>
          <ul className={styles.conflicts}>
            {conflicts.slice(0, MOST).map((entry) => (
              <li key={`${entry.id} ${entry.startsAt}`}>
                <Facts>
                  <WholeTimes>{formatSlot(entry)}</WholeTimes>
                  {[titleOf(entry), detailOf(entry)].join(', ')}
                </Facts>
              </li>
            ))}
            {count > MOST && <li>ve {count - MOST} saat daha</li>}
          </ul>
          {onRest && (
            <Button size="sm" variant="secondary" onClick={onRest}>
              {rest}
            </Button>
          )}
        </>
      )}
    </Alert>
  );
}
