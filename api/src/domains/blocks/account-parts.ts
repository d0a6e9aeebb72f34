import { ofBoth, whole } from '../../http/account-parts.ts';

/** The download has only the account's own blocks: nobody learns who blocked them. */
export const blocksOfAccount = ofBoth({
  parts: {
    blocks: whole((q, owner) =>
      q
        .selectFrom('blocks as l')
        .leftJoin('published_players as u', 'u.id', 'l.blocked_id')
        .leftJoin('published_venues as b', 'b.id', 'l.blocked_id')
        .select((eb) => [eb.fn.coalesce('u.full_name', 'b.venue_name').as('blocked'), 'l.created_at'])
        .where('l.blocker_id', '=', owner)
        .orderBy('l.created_at'),
    ),
  },
  forget: (q, owner) =>
    q
      .deleteFrom('blocks')
      .where((eb) => eb.or([eb('blocker_id', '=', owner), eb('blocked_id', '=', owner)]))
      .execute(),
});
