import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './Profile.module.css';
import { rankQuery } from './queries.ts';

/** The venue's rank in its province, with a link to the list. */
export function RankLink({ venueId }: { venueId: string }) {
  const { data } = useQuery(rankQuery(venueId));
  if (!data) return null;
  return (
    <Link to={`/ranking?city=${encodeURIComponent(data.city)}`} className={styles.rank}>
      <Trophy aria-hidden="true" />
      {data.rank === null
        ? 'İlk yorumla sıralamaya girersiniz'
        : `Şehrinizdeki ${data.of} saha arasında ${data.rank}. sıradasınız`}
    </Link>
  );
}
