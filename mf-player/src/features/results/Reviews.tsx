import { useInfiniteQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { listReviews } from 'mf-shared/contracts/calls/reviews';
import type { Review, Venue } from 'mf-shared/contracts/venues';
import { formatDayMonth } from 'mf-shared/format';
import { ReportButton } from 'mf-shared/safety';
import { istanbulDate } from 'mf-shared/schedule';
import { Badge } from 'mf-shared/ui/Badge';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { keys } from '../../common/keys.ts';
import { Stars } from '../../common/Stars.tsx';
import styles from './Reviews.module.css';

const PAGE_SIZE = 10;

/** All reviews of a venue, newest first. */
export function Reviews({ venue }: { venue: Venue }) {
  const reviews = useInfiniteQuery({
    queryKey: keys.reviews(venue.id),
    queryFn: ({ pageParam, signal }) =>
      request(listReviews, {
        params: { id: venue.id },
        query: { limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
  if (reviews.isPending) return <Skeleton lines={3} />;
  if (reviews.isError && !reviews.data) {
    return <ErrorState message="Bir hata oluştu!" query={reviews} />;
  }
  const rows = reviews.data.pages.flatMap((one) => one.rows);
  if (rows.length === 0) return <p>Henüz yorum yok. İlk yorumu siz yazın.</p>;
  return (
    <div className="stack to-start gap-4">
      <ReviewList rows={rows} />
      <MoreButton query={reviews} label="Daha fazla yorum" size="sm" />
    </div>
  );
}

/** A list of reviews. */
export function ReviewList({ rows }: { rows: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {rows.map((review) => (
        <ReviewRow key={review.id ?? `${review.createdAt}-${review.user.fullName}`} review={review} />
      ))}
    </ul>
  );
}

function ReviewRow({ review }: { review: Review }) {
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <b>{review.user.fullName || 'Anonim'}</b>
        {review.verified ? (
          <Badge tone="success" title="Burada oynamış bir oyuncu">
            <BadgeCheck size={16} aria-hidden="true" /> Doğrulanmış
          </Badge>
        ) : (
          <Badge title="Puan ortalamasına katılmaz">Doğrulanmamış</Badge>
        )}
        <Stars value={review.rating} />
        <time dateTime={review.createdAt}>{formatDayMonth(istanbulDate(Date.parse(review.createdAt)))}</time>
        {review.id && (
          <ReportButton subject={{ type: 'review', id: review.id }} of={review.user.fullName || 'Anonim'} />
        )}
      </div>
      {review.comment && <p>{review.comment}</p>}
    </li>
  );
}
