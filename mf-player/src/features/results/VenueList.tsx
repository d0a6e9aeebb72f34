import type { Venue } from 'mf-shared/contracts/venues';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { foundText } from '../../common/found.ts';
import styles from './ResultsPage.module.css';
import type { useVenues } from './useVenues.ts';
import { VenueCard } from './VenueCard.tsx';
import { VenueCardSkeleton } from './VenueCardSkeleton.tsx';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

type Props = ReturnType<typeof useVenues> & {
  filtered: boolean;
  waiting: boolean;
  /** Where the venues of the city stand by their rating. */
  rankingAddress: string;
  /** Where the free hours of all its venues stand in one list. */
  hoursAddress: string;
};

/** The cards, or a placeholder while loading, after a failure, or without results. */
export function VenueList({ filtered, waiting, rankingAddress, hoursAddress, ...results }: Props) {
  const [reviewed, setReviewed] = useState<Venue | null>(null);
  const { venues } = results;
  if (results.isError) return <ErrorState query={results.city} />;
  const loading = results.isPending || waiting;
  return (
    <>
      <div className={styles.line}>
        <p role="status">
          {!loading && venues.length > 0 && foundText(venues.length, results.hasMore, 'saha')}
        </p>
        <span className="row wrap gap-x-4">
          <Link to={hoursAddress}>Saate göre ara</Link>
          <Link to={rankingAddress}>Saha sıralaması</Link>
        </span>
      </div>
      {venues.length === 0 && !loading && (
        <Nothing title="Sonuç bulunamadı.">
          {filtered ? 'Adın bir bölümünü yazmayı deneyin.' : 'Bu şehirde henüz kayıtlı saha yok.'}
        </Nothing>
      )}
      <ul className="stack shrink gap-3">
        {venues.map((venue, index) => (
          <VenueCard key={venue.id} venue={venue} eager={index === 0} onReview={() => setReviewed(venue)} />
        ))}
      </ul>
      {venues.length === 0 && loading && <Bones />}
      {results.moreFailed && <p role="alert">Devamı yüklenemedi. Lütfen tekrar deneyin.</p>}
      {results.hasMore && (
        <Button variant="secondary" busy={results.isLoadingMore} onClick={results.loadMore}>
          Daha fazla göster
        </Button>
      )}
      {reviewed && (
        <Suspense fallback={null}>
          <ReviewDialog venue={reviewed} onClose={() => setReviewed(null)} />
        </Suspense>
      )}
    </>
  );
}

function Nothing({ title, children }: { title: string; children?: string }) {
  return (
    <EmptyState title={title} action={<LinkButton to="/search">Başka bir şehirde ara</LinkButton>}>
      {children}
    </EmptyState>
  );
}

function Bones() {
  return (
    <div className="stack shrink gap-3">
      <VenueCardSkeleton />
      <VenueCardSkeleton />
      <VenueCardSkeleton />
    </div>
  );
}
