import { useQuery } from '@tanstack/react-query';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Link } from 'react-router-dom';
import { ONE_NAMES, pageOf } from './HitRow.tsx';
import { recentQuery, useRemember } from './queries.ts';
import styles from './Search.module.css';

/** The way back to what was last opened from the search. */
export function RecentHits() {
  const { data: hits = [] } = useQuery(recentQuery);
  const remember = useRemember();
  if (hits.length === 0)
    return (
      <EmptyState title="Son açtıklarınız burada görünür.">
        Bir oyuncu, işletme, rezervasyon ya da ödeme arayıp açın; sonra tek dokunuşla geri dönün.
      </EmptyState>
    );
  return (
    <section className="stack gap-2" aria-labelledby="recent">
      <h2 id="recent" className={styles.heading}>
        Son baktıklarınız
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={`${hit.kind}-${hit.id}`} className={styles.recent}>
            <Link className={styles.link} to={pageOf(hit)} onClick={() => remember(hit)}>
              {hit.title}
            </Link>
            <span className={styles.kind}>{ONE_NAMES[hit.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
