import { sql } from 'kysely';
import { type OfAccount, whole } from '../../http/account-parts.ts';

const friendships = whole((q, owner) =>
  q
    .selectFrom('friendships as f')
    .innerJoin('published_players as o', (join) =>
      join.on('o.id', '=', sql<string>`case when f.user_a = ${owner} then f.user_b else f.user_a end`),
    )
    .select(['o.full_name as player', 'f.status', 'f.created_at', 'f.accepted_at'])
    .select(sql<string>`case when f.sender_id = ${owner} then 'you' else 'other' end`.as('asked_by'))
    .where((eb) => eb.or([eb('f.user_a', '=', owner), eb('f.user_b', '=', owner)]))
    .orderBy('f.created_at'),
);

export const friendsOfAccount = { player: { parts: { friendships } } } satisfies OfAccount;
