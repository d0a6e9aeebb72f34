import { formatClock } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import styles from './Dialogs.module.css';
import { differencesOf, type PhoneWords, wordsOf } from './phoneWords.ts';
import type { Conflict } from './refusal.ts';

type Props = {
  conflict: Conflict;
  mine: PhoneWords;
  busy: boolean;
  /** Saves the typed values over the other person's. */
  onMine: () => void;
  /** Takes the other person's values into the form. */
  onTheirs: () => void;
};

/** Two people changed one booking: the other person's saved values beside the typed ones. */
export function ConflictNote({ conflict: { current, changedBy }, mine, busy, onMine, onTheirs }: Props) {
  const who = changedBy ? `${changedBy.who} (${formatClock(changedBy.at)})` : 'Başka biri';
  if (!current) return <Alert tone="danger" title={`${who} bu rezervasyonu iptal etti.`} />;
  const differences = differencesOf(mine, wordsOf(current));
  return (
    <Alert tone="danger" title={`${who} siz yazarken bu rezervasyonu değiştirdi.`}>
      <p>Yazdıklarınız duruyor; henüz kaydedilmedi.</p>
      {differences.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <td />
              <th scope="col">Kayıtlı</th>
              <th scope="col">Sizinki</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        <Button size="sm" busy={busy} onClick={onMine}>
          Benimkini kaydet
        </Button>
        <Button size="sm" variant="secondary" onClick={onTheirs}>
          Kayıtlı olanı al
        </Button>
      </div>
    </Alert>
  );
}
