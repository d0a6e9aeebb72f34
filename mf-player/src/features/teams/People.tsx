import { Check, Plus } from 'lucide-react';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';
import { usePool } from '../lineups/usePool.ts';
import type { Member } from './model.ts';
import { fromPlayer } from './sources.ts';
import styles from './Teams.module.css';

type Props = { chosen: ReadonlySet<string>; onAdd: (member: Member) => void; onRemove: (id: string) => void };

/** The player, friends, and with some letters of a name every player; a press adds or removes. */
export function People({ chosen, onAdd, onRemove }: Props) {
  const [text, setText] = useState('');
  const { players, isLoading, failure, retry, hasFriends } = usePool(text);
  const searching = text.trim() !== '';
  return (
    <div className="stack shrink gap-2">
      <TextField
        label="Arkadaş ya da oyuncu ara"
        type="search"
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
      />
      {isLoading && <Skeleton height="6rem" />}
      {failure && (
        <p role="alert">
          {failure}{' '}
          <button type="button" className={styles.inline} onClick={retry}>
            Tekrar dene
          </button>
        </p>
      )}
      {!isLoading && !failure && searching && players.length === 0 && <p role="status">Sonuç bulunamadı.</p>}
      {!isLoading && !failure && !searching && !hasFriends && (
        <p className={styles.quiet}>Henüz arkadaşınız yok. Adını yazarak her oyuncuyu bulabilirsiniz.</p>
      )}
      {players.length > 0 && (
        <ul className={styles.pool} aria-label="Seçilebilecek oyuncular">
          {players.map(fromPlayer).map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.pick}
                aria-pressed={chosen.has(one.id)}
                onClick={() => (chosen.has(one.id) ? onRemove(one.id) : onAdd(one))}
              >
                {chosen.has(one.id) ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                <span className={styles.pickName}>
                  {one.fullName}
                  <small>{one.position ?? 'Mevkisiz'}</small>
                </span>
                <b>{one.rating}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
