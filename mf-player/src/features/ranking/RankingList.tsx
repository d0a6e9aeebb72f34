import { useInfiniteQuery } from '@tanstack/react-query';
import type { RankedVenue } from 'mf-shared/contracts/venues';
import { thumbnailOf } from 'mf-shared/format';
import { useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Photo } from 'mf-shared/ui/Photo';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Link } from 'react-router-dom';
import { splitAddress } from '../../common/district.ts';
import { Stars } from '../../common/Stars.tsx';
import styles from './Ranking.module.css';
import { rankingQuery } from './ranking.ts';

/** The places of a city, or a placeholder while loading, after a failure, or without venues. */
export function RankingList({ city }: { city: string }) {
  const ranking = useInfiniteQuery(rankingQuery(city));
  const venues = ranking.data?.pages.flatMap((page) => page.rows) ?? [];
  if (ranking.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height="24rem" />
      </div>
    );
  }
  if (ranking.isError && venues.length === 0) {
    return <ErrorState query={ranking} />;
  }
  if (venues.length === 0) {
    const results = `/results?city=${encodeURIComponent(city)}`;
    return (
      <EmptyState title="Sonuç bulunamadı." action={<LinkButton to={results}>Sahaları gör</LinkButton>}>
        Bu şehirde henüz puan almış saha yok. İlk puanı siz verebilirsiniz.
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {venues.map((venue) => (
          <Place key={venue.id} venue={venue} city={city} />
        ))}
      </ol>
      <MoreButton query={ranking} />
    </>
  );
}

function Place({ venue, city }: { venue: RankedVenue; city: string }) {
  const [street, place] = splitAddress(venue.address, city);
  const isOwn = useSession((session) => session.business?.id === venue.id);
  const thumb = venue.photo && thumbnailOf(venue.photo);
  return (
    <li className={styles.place} data-first={venue.rank <= 3 || undefined} data-own={isOwn || undefined}>
      <span className={styles.rank}>
        {venue.rank}.<span className="visually-hidden"> sıra</span>
      </span>
      <Photo src={thumb} alt="" className={styles.photo} />
      <div className={styles.words}>
        <h2>
          <Link to={`/available-slots?businessId=${encodeURIComponent(venue.id)}`}>{venue.businessName}</Link>
        </h2>
        {isOwn && <Badge tone="accent">Siz</Badge>}
        <p>
          <span className={styles.street}>{street}</span>
          {place}
        </p>
      </div>
      <Stars value={venue.averageRating} count={venue.ratingCount} figure />
    </li>
  );
}
