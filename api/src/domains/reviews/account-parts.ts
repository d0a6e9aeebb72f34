import { type OfAccount, paged, whole } from '../../http/account-parts.ts';

const byPlayer = whole((q, owner) =>
  q
    .selectFrom('reviews as r')
    .innerJoin('published_venues as b', 'b.id', 'r.venue_id')
    .select(['b.venue_name', 'r.rating', 'r.comment', 'r.verified', 'r.created_at'])
    .where('r.user_id', '=', owner)
    .orderBy('r.created_at'),
);

const atVenue = paged('r.id', (q, owner) =>
  q
    .selectFrom('reviews as r')
    .leftJoin('published_players as u', (join) =>
      join.onRef('u.id', '=', 'r.user_id').on('u.deleted_at', 'is', null),
    )
    .select(['r.id', 'u.full_name as player', 'r.rating', 'r.comment', 'r.verified', 'r.created_at'])
    .where('r.venue_id', '=', owner),
);

export const reviewsOfAccount = {
  player: { parts: { reviews: byPlayer } },
  venue: { parts: { reviews: atVenue } },
} satisfies OfAccount;
