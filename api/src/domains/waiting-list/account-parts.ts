import { type OfAccount, paged } from '../../http/account-parts.ts';

const waitingList = paged('w.id', (q, owner) =>
  q
    .selectFrom('waiting_entries as w')
    .innerJoin('published_venues as b', 'b.id', 'w.venue_id')
    .innerJoin('published_pitches as p', 'p.id', 'w.pitch_id')
    .select(['w.id', 'b.venue_name', 'p.name as field_name', 'w.date', 'w.time_slot', 'w.starts_at'])
    .select(['w.status', 'w.offered_at', 'w.created_at', 'w.ended_at'])
    .where('w.user_id', '=', owner),
);

export const linesOfAccount = {
  player: {
    parts: { waitingList },
    forget: (q, owner) => q.deleteFrom('waiting_entries').where('user_id', '=', owner).execute(),
  },
  venue: {
    ending: (q, owner, now) =>
      q
        .selectFrom('waiting_entries')
        .where('venue_id', '=', owner)
        .where('starts_at', '>', now)
        .where('status', 'in', ['waiting', 'offered'])
        .select((eb) => eb.fn.countAll<number>().as('count')),
  },
} satisfies OfAccount;
