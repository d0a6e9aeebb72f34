import { sql } from 'kysely';
import type { ListPage } from 'mf-shared/contracts/call';
import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import { inParts } from '../../base/breathe.ts';
import type { Engine, Queries } from '../../db/database.ts';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { readPage } from '../../http/keyset.ts';
import { CARD_COLUMNS, type CardRow } from '../players/index.ts';

/** Ids of one statement, and most friends that count for a player. */
const PART = 400;
const FRIENDS = 200;

/** The key of a pair. It is the same from both sides. */
export const pairOf = (one: string, other: string) =>
  one < other ? { user_a: one, user_b: other } : { user_a: other, user_b: one };

/** The friendship or request between two players, whoever asked. */
export const friendshipOf = (q: Queries, one: string, other: string): Promise<FriendshipRow | undefined> => {
  const { user_a, user_b } = pairOf(one, other);
  return q
    .selectFrom('friendships')
    .selectAll()
    .where('user_a', '=', user_a)
    .where('user_b', '=', user_b)
    .executeTakeFirst();
};

/** A friendship or request of any two players. */
export const friendshipById = (q: Queries, id: string): Promise<FriendshipRow | undefined> =>
  q.selectFrom('friendships').selectAll().where('id', '=', id).executeTakeFirst();

/** The links between `me` and any of `others`. */
export async function friendshipsAmong(
  q: Queries,
  me: string,
  others: readonly string[],
): Promise<FriendshipRow[]> {
  return q
    .selectFrom('friendships')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('user_a', '=', me), eb('user_b', 'in', others)]),
        eb.and([eb('user_b', '=', me), eb('user_a', 'in', others)]),
      ]),
    )
    .execute();
}

/** Accepted friends of each player at the instant `before` (ms). */
export async function friendsOf(
  q: Queries,
  userIds: readonly string[],
  before: number,
): Promise<Map<string, Set<string>>> {
  const friends = new Map(userIds.map((id) => [id, new Set<string>()]));
  await inParts(userIds, PART, async (part) => {
    for (const side of ['user_a', 'user_b'] as const) {
      const rows = await q
        .selectFrom('friendships')
        .select(['user_a', 'user_b'])
        .where(side, 'in', part)
        .where('status', '=', 'accepted')
        .where('accepted_at', '<=', before)
        .limit(part.length * FRIENDS)
        .execute();
      for (const row of rows) friends.get(row[side])?.add(side === 'user_a' ? row.user_b : row.user_a);
    }
  });
  return friends;
}

/** Stores a request. Returns false when the pair has a link already. */
export async function insertRequest(q: Queries, row: FriendshipRow): Promise<boolean> {
  const result = await q
    .insertInto('friendships')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_a', 'user_b']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Turns a request that waits for `receiverId` into a friendship. Undefined when there is none. */
export const acceptRequest = (
  q: Queries,
  id: string,
  receiverId: string,
  now: number,
): Promise<FriendshipRow | undefined> =>
  q
    .updateTable('friendships')
    .set({ status: 'accepted', accepted_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('sender_id', '<>', receiverId)
    .where((eb) => eb.or([eb('user_a', '=', receiverId), eb('user_b', '=', receiverId)]))
    .returningAll()
    .executeTakeFirst();

type Removal = {
  id: string;
  /** One of the two players. */
  userId: string;
  status: FriendshipRow['status'];
  /** For a request: whether that player must be its sender or its receiver. */
  side?: 'sender' | 'receiver';
};

/** Deletes a link if it is as the caller expects. Undefined when it is not. */
export function removeLink(
  q: Queries,
  { id, userId, status, side }: Removal,
): Promise<FriendshipRow | undefined> {
  let query = q
    .deleteFrom('friendships')
    .where('id', '=', id)
    .where('status', '=', status)
    .where((eb) => eb.or([eb('user_a', '=', userId), eb('user_b', '=', userId)]));
  if (side) query = query.where('sender_id', side === 'sender' ? '=' : '<>', userId);
  return query.returningAll().executeTakeFirst();
}

/**
 * Locks the friendships and requests of these players in the order of the rows' ids, so that two transactions that end
 * several of them cannot deadlock. SQLite needs no lock.
 */
export async function holdLinksOf(q: Queries, engine: Engine, userIds: readonly string[]): Promise<void> {
  if (engine === 'sqlite') return;
  const links = q.selectFrom('friendships').select('id');
  await links
    .where((eb) => eb.or([eb('user_a', 'in', userIds), eb('user_b', 'in', userIds)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Deletes the player's friendships and requests, and answers them. */
export const removeLinksOf = (q: Queries, userId: string): Promise<FriendshipRow[]> =>
  q
    .deleteFrom('friendships')
    .where((eb) => eb.or([eb('user_a', '=', userId), eb('user_b', '=', userId)]))
    .returningAll()
    .execute();

/** The other player of a link. */
export const otherOf = (row: Pick<FriendshipRow, 'user_a' | 'user_b'>, userId: string): string =>
  row.user_a === userId ? row.user_b : row.user_a;

/** A link in a list, with the other player. */
export type ListedLink = Omit<FriendshipRow, 'user_a' | 'user_b' | 'accepted_at'> & {
  other_id: string;
  full_name: string;
  name_folded: string;
  photo: string | null;
  city: string | null;
} & CardRow;

/** The friendships and requests `f` of a player, with the other player `o`. */
export const linksOf = (q: Queries, userId: string) =>
  q
    .selectFrom('friendships as f')
    .innerJoin('published_players as o', (join) =>
      join.on('o.id', '=', sql<string>`case when f.user_a = ${userId} then f.user_b else f.user_a end`),
    )
    .where((eb) => eb.or([eb('f.user_a', '=', userId), eb('f.user_b', '=', userId)]));

const listedLinks = (q: Queries, userId: string, status: FriendshipRow['status']) =>
  linksOf(q, userId)
    .select(['f.id', 'f.sender_id', 'f.status', 'f.created_at'])
    .select(['o.id as other_id', 'o.full_name', 'o.name_folded', 'o.photo', 'o.city'])
    .select(CARD_COLUMNS.map((column) => `o.${column}` as const))
    .where('f.status', '=', status);

/** Friends, by name. */
export const friendPage = (
  q: Queries,
  userId: string,
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedLink>> =>
  readPage(listedLinks(q, userId, 'accepted'), paging, [
    ['o.name_folded', 'asc'],
    ['f.id', 'asc'],
  ]);

/** Requests that a player received or sent, the newest first. */
export const requestPage = (
  q: Queries,
  userId: string,
  direction: 'sent' | 'received',
  paging: z.output<typeof Paging>,
): Promise<ListPage<ListedLink>> =>
  readPage(
    listedLinks(q, userId, 'pending').where('f.sender_id', direction === 'sent' ? '=' : '<>', userId),
    paging,
    [['f.id', 'desc']],
  );

/** Roles of the players' accounts that exist, by id. */
export async function rolesOf(q: Queries, ids: readonly string[]) {
  const rows = await q
    .selectFrom('published_players')
    .select(['id', 'role'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.role]));
}
