import { useQuery } from '@tanstack/react-query';
import { cardRating } from 'mf-shared/card';
import type { FriendLink } from 'mf-shared/contracts/friends';
import type { User } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import { useReadAgain } from 'mf-shared/query-client';
import { actorId, useSession } from 'mf-shared/session';
import type { BoardPlayer } from '../../common/lineup/LineupBoard.tsx';
import { useDebounced } from '../../common/useDebounced.ts';
import { friendsQuery, playersQuery } from './queries.ts';

const REST_MS = 250;
const MIN_LETTERS = 2;

type Person = Pick<User, 'id' | 'fullName' | 'photo' | 'position' | 'fifaStats'>;

const fromUser = ({ id, fullName, photo, position, fifaStats }: Person): BoardPlayer => ({
  id,
  fullName,
  photo,
  position,
  rating: cardRating(fifaStats, position),
});
const fromFriend = ({ otherUser: { id, fullName, photo, position, rating } }: FriendLink): BoardPlayer => ({
  id,
  fullName,
  photo,
  position,
  rating: rating ?? null,
});

/** The players that can be placed: the player, friends, and with some letters of a name everybody else. */
export function usePool(text: string) {
  const actor = useSession(actorId);
  const user = useSession((session) => session.user);
  const wanted = foldTr(text.trim());
  const settled = useDebounced(text.trim(), REST_MS);
  const asks = settled.length >= MIN_LETTERS && wanted !== '';
  const friends = useQuery(friendsQuery(actor));
  const retry = useReadAgain();
  const others = useQuery({ ...playersQuery(settled), enabled: asks });

  const near = [...(user ? [fromUser(user)] : []), ...(friends.data ?? []).map(fromFriend)];
  const found = asks ? (others.data ?? []).map(fromUser) : [];
  const known = new Map([...near, ...found].map((player) => [player.id, player]));
  const players = [...known.values()].filter((player) => foldTr(player.fullName).includes(wanted));
  const searchFailed = asks && others.isError;
  const friendsFailed = friends.isError && !friends.data;
  const friendsFailure = friendsFailed ? 'Arkadaşlarınız alınamadı.' : '';
  return {
    players,
    hasFriends: (friends.data ?? []).length > 0,
    isLoading: friends.isPending || (asks && others.isPending),
    failure: searchFailed ? 'Arama yapılamadı.' : friendsFailure,
    retry,
    tooShort: text.trim().length < MIN_LETTERS,
  };
}
