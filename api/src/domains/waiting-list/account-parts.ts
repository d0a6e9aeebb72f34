import type { Queries } from '../../db/database.ts';
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

const endingOf = (column: 'user_id' | 'venue_id') => (q: Queries, owner: string, now: number) =>
  q
    .selectFrom('waiting_entries')
    .where(column, '=', owner)
    .where('starts_at', '>', now)
    .where('status', 'in', ['waiting', 'offered'])
    .select((eb) => eb.fn.countAll<number>().as('count'));

export const linesOfAccount = {
  player: {
    parts: { waitingList },
    forget: (q, owner) => q.deleteFrom('waiting_entries').where('user_id', '=', owner).execute(),
    ending: endingOf('user_id'),
  },
  venue: { ending: endingOf('venue_id') },
} satisfies OfAccount;
