import type { Correction } from 'mf-shared/contracts/corrections';
import { changesOf } from './changes.ts';
import styles from './Pending.module.css';

/** What a sent correction changed, before and after. */
export function Changes({ correction: { before, after } }: { correction: Correction }) {
  if (!before || !after) return null;
  const changes = changesOf(before, after);
  if (changes.length === 0)
    return <p className={styles.muted}>Başvuran hiçbir bilgiyi değiştirmeden gönderdi.</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.label}>
          <b>{change.label}</b>
          <dl>
            <dt>Önce</dt>
            <dd>
              <Side side={change.before} none="Yoktu" />
            </dd>
            <dt>Sonra</dt>
            <dd>
              <Side side={change.after} none="Kaldırıldı" />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Side({ side: { text, href }, none }: { side: { text: string; href?: string }; none: string }) {
  if (text === '') return <span className={styles.muted}>{none}</span>;
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
      <span className="visually-hidden"> (yeni sekme)</span>
    </a>
  );
}
