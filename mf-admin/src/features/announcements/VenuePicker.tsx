import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'mf-shared/ui/Button';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';
import { useTyped } from '../../common/useTyped.ts';
import { SHORTEST, searchQuery } from '../search/queries.ts';
import styles from './Announcements.module.css';

type Venue = { id: string; name: string };
type Props = { chosen: Venue | null; error: string | undefined; onChoose: (venue: Venue | null) => void };

/** Finds an approved venue by its name and chooses it. */
export function VenuePicker({ chosen, error, onChoose }: Props) {
  const [q, setQ] = useState('');
  const [typed, type] = useTyped(q, setQ);
  if (chosen) {
    return (
      <div className={styles.bar}>
        <p>
          İşletme: <strong>{chosen.name}</strong>
        </p>
        <Button size="sm" variant="secondary" onClick={() => onChoose(null)}>
          Değiştir
        </Button>
        {error && <p role="alert">{error}</p>}
      </div>
    );
  }
  return (
    <div className={styles.group}>
      <TextField
        label="İşletme"
        required
        type="search"
        value={typed}
        maxLength={100}
        autoComplete="off"
        error={error}
        hint="Adının bir bölümünü yazıp listeden seçin."
        onChange={({ target }) => type(target.value)}
      />
      {q.length >= SHORTEST && <Found q={q} onChoose={onChoose} />}
    </div>
  );
}

function Found({ q, onChoose }: { q: string; onChoose: (venue: Venue) => void }) {
  const { data, error } = useInfiniteQuery(searchQuery(q, 'venue'));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p className={styles.muted}>Aranıyor…</p>;
  const open = data.pages.flatMap(({ rows }) => rows).filter(({ state }) => OPEN.has(state));
  if (open.length === 0) return <p className={styles.muted}>“{q}” için açık bir işletme bulunamadı.</p>;
  return (
    <div className={styles.hits}>
      {open.slice(0, MOST_SHOWN).map(({ id, title, facts }) => (
        <Button key={id} size="sm" variant="secondary" onClick={() => onChoose({ id, name: title })}>
          {[title, facts.at(-1)].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}

/** Venues offered at once; more letters find the others. */
const MOST_SHOWN = 8;
/** States of venues that can be told something. */
const OPEN: ReadonlySet<string> = new Set(['active', 'unpaid']);
