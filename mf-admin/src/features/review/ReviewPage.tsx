import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { DESK_STATES } from 'mf-shared/contracts/desk';
import type { VenueReview } from 'mf-shared/contracts/review';
import { formatClock } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Button } from 'mf-shared/ui/Button';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LogLink } from '../../common/LogLink.tsx';
import { PendingCard } from '../pending/PendingCard.tsx';
import { usePendingNews } from '../pending/usePendingNews.ts';
import { useRestore, useUnapprove } from '../pending/useVerdict.ts';
import { Correcting } from './Correcting.tsx';
import { reviewQuery } from './queries.ts';
import styles from './Review.module.css';
import { Reviewed } from './Reviewed.tsx';

/** One application with everything needed to decide, and what was decided. */
export function ReviewPage() {
  const { id = '' } = useParams();
  usePendingNews();
  const { data: review, error, ...query } = useQuery(reviewQuery(id));
  const title = review?.venue.businessName ?? 'Başvuru';
  useDocumentTitle(title);
  const state = review?.state;
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  // The pressed button is gone once it is decided.
  useEffect(() => {
    if (before.current && state !== before.current && document.activeElement === document.body)
      region.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <>
      <PageHeader title={title} kicker={<BackLink to="/admin">Bekleyen işletmeler</BackLink>} art="corner" />
      <div ref={region} tabIndex={-1} className={styles.page} aria-busy={query.isPending}>
        {!review && error ? (
          <ErrorState message={error.message} query={query} />
        ) : !review ? (
          <Skeleton height="30rem" />
        ) : review.state === 'pending' ? (
          <PendingCard business={review.venue} more={<Reviewed id={id} brief />} />
        ) : review.state === 'correcting' ? (
          <Correcting review={review} />
        ) : (
          <Decided review={review} />
        )}
        <LogLink kind="venue" id={id} />
      </div>
    </>
  );
}

/** A venue that no longer waits, with the undo of its decision while there is one. */
function Decided({ review: { venue, state, undoableUntil } }: { review: VenueReview }) {
  const unapprove = useUnapprove();
  const restore = useRestore();
  const undo = state === 'rejected' ? restore : undoableUntil ? unapprove : null;
  return (
    <Panel
      title={`Bu başvuru sonuçlandı: ${DESK_STATES[state]}`}
      lead={
        undoableUntil
          ? `Kimse rezervasyon yapmadıysa onay saat ${formatClock(undoableUntil)} olana kadar geri alınabilir.`
          : undefined
      }
      actions={
        undo && (
          <Button
            variant="secondary"
            icon={<Undo2 />}
            busy={undo.isPending}
            onClick={() => undo.mutate(venue.id)}
          >
            Kararı geri al
          </Button>
        )
      }
    >
      <p>
        <Link to={`/admin/venues/${venue.id}`}>İşletmenin sayfasını aç</Link>
      </p>
      <Reviewed id={venue.id} />
    </Panel>
  );
}
