import type { FriendLink, FriendPerson, Friendship } from 'mf-shared/contracts/friends';
import type { FriendshipRow } from '../../db/schema/friendships.ts';
import { ratingOf } from '../players/index.ts';
import type { ListedLink } from './queries.ts';

/** A link as `me` sees it: the status with the other player. */
export function toFriendship(row: FriendshipRow, me: string): Friendship {
  const direction = row.sender_id === me ? 'sent' : 'received';
  return {
    userId: row.user_a === me ? row.user_b : row.user_a,
    status: row.status,
    direction: row.status === 'pending' ? direction : null,
    _id: row.id,
    id: row.id,
  };
}

/** The status of two players without a link. */
export const strangers = (userId: string): Friendship => ({
  userId,
  status: 'none',
  direction: null,
  _id: null,
  id: null,
});

type PersonRow = {
  id: string;
  full_name: string;
  photo: string | null;
  position: string | null;
  city: string | null;
};

/** The fields of a player that lists of friends show; no contact. */
export const toPerson = ({ id, full_name, photo, position, city }: PersonRow): FriendPerson => ({
  _id: id,
  id,
  fullName: full_name,
  photo,
  position,
  city,
});

/** A link in a list as `me` sees it. */
export function toLink(row: ListedLink, me: FriendPerson): FriendLink {
  const otherUser = { ...toPerson({ ...row, id: row.other_id }), rating: ratingOf(row) };
  return {
    _id: row.id,
    id: row.id,
    otherUser,
    sender: row.sender_id === me.id ? me : otherUser,
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
