import { X } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { MAX_PLAYERS } from '../../common/teams/index.ts';
import type { Member } from './model.ts';
import styles from './Teams.module.css';

type Props = { members: readonly Member[]; onRemove: (id: string) => void; onClear: () => void };

/** All players chosen so far. */
export function Chosen({ members, onRemove, onClear }: Props) {
  return (
    <section className="stack shrink gap-2" aria-labelledby="chosen-players">
      <div className={styles.chosenHead}>
        <h3 id="chosen-players">
          Seçilenler{' '}
          <span className={styles.count}>
            {members.length}/{MAX_PLAYERS}
          </span>
        </h3>
        {members.length > 0 && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Hepsini çıkar
          </Button>
        )}
      </div>
      {members.length === 0 ? (
        <p className={styles.quiet}>Henüz kimse seçilmedi. En az 4 oyuncu gerekir.</p>
      ) : (
        <ul className="row wrap gap-2">
          {members.map(({ id, fullName, rating, guest }) => (
            <li key={id}>
              <button type="button" className={styles.chip} onClick={() => onRemove(id)}>
                {fullName} {guest && <small>misafir</small>} <b>{rating}</b> <X aria-hidden="true" />
                <span className="visually-hidden">çıkar</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
