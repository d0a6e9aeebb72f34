import type { NoticeAnswer, NotificationKind } from 'mf-shared/contracts/notifications';
import type { Queries } from '../../db/database.ts';
import type { NotificationRow } from '../../db/schema/notifications.ts';
import type { PublishedViews } from '../../db/schema/published.ts';

/** Where the state of what a notice asks is read. */
const SOURCES = {
  reservation_requested: 'published_requests',
  reservation_moved: 'published_requests',
  subscription_requested: 'published_subscriptions',
  friend_request: 'published_friendships',
  match_proposed: 'published_matches',
  waiting_offer: 'published_waiting_entries',
} as const satisfies Partial<Record<NotificationKind, keyof PublishedViews>>;
type Source = (typeof SOURCES)[keyof typeof SOURCES];

/** States in which the question is open or answered. In all others it has lapsed. */
const ANSWERS: Record<string, NoticeAnswer> = {
  pending: 'waiting',
  proposed: 'waiting',
  offered: 'waiting',
  approved: 'accepted',
  accepted: 'accepted',
  rejected: 'refused',
  refused: 'refused',
  declined: 'refused',
};

/** What became of the question of each notice that asks one, by the notice's id. `now` in milliseconds. */
export async function answersOf(
  q: Queries,
  rows: readonly NotificationRow[],
  now: number,
): Promise<ReadonlyMap<string, NoticeAnswer>> {
  const asking = rows.flatMap(({ id, kind, asks }) =>
    asks !== null && Object.hasOwn(SOURCES, kind)
      ? [{ id, asks, source: SOURCES[kind as keyof typeof SOURCES] }]
      : [],
  );
  const answers = new Map<string, NoticeAnswer>();
  for (const [source, ofSource] of Map.groupBy(asking, ({ source }) => source)) {
    const ids = ofSource.map(({ asks }) => asks);
    const states = await statesOf(q, source, ids, now);
    for (const { id, asks } of ofSource) answers.set(id, ANSWERS[states.get(asks) ?? ''] ?? 'lapsed');
  }
  return answers;
}

/** The states of the rows with these ids that still exist. */
async function statesOf(q: Queries, source: Source, ids: readonly string[], now: number) {
  // All these views have the two columns, but the compiler cannot build one query for several tables.
  const rows = await q
    .selectFrom(source as 'published_matches')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    // A proposal that nobody answered ends when the match would begin, and its row stays as it is.
    .$if(source === 'published_matches', (matches) =>
      matches.where((eb) => eb.or([eb('status', '<>', 'proposed'), eb('starts_at', '>', now)])),
    )
    .execute();
  return new Map<string, string>(rows.map(({ id, status }) => [id, status]));
}
