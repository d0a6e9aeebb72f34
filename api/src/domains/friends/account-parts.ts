import { sql } from 'kysely';
import { ofPlayer, whole } from '../../http/account-parts.ts';
import { linksOf } from './queries.ts';

const friendships = whole((q, owner) =>
  linksOf(q, owner)
    .select(['o.full_name as player', 'f.status', 'f.created_at', 'f.accepted_at'])
    .select(sql<string>`case when f.sender_id = ${owner} then 'you' else 'other' end`.as('asked_by'))
    .orderBy('f.created_at'),
);

export const friendsOfAccount = ofPlayer({ parts: { friendships } });
