import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import type { FriendshipRow } from '../src/db/schema/friendships.ts';
import { pairOf } from '../src/domains/friends/queries.ts';
import type { Random } from './base/random.ts';
import type { Crew } from './crews.ts';
import { about, awake } from './fates.ts';
import type { DemoPlayer } from './plan.ts';

type Base = { now: number; random: Random };
const KNOWN_FRIENDS = 12;
/** The known player's friend requests: received and sent. */
const RECEIVED = 3;
const SENT = 2;

/**
 * Friends within each city, mostly from the same crew. The known player comes first and also has requests in both
 * directions.
 */
export function demoFriendships(
  base: Base,
  [known, ...others]: readonly DemoPlayer[],
  crews: readonly Crew[],
): FriendshipRow[] {
  if (!known) throw new Error('The known player comes first.');
  const { random } = base;
  const links = new Map<string, FriendshipRow>();
  const link = (sender: DemoPlayer, receiver: DemoPlayer, status: FriendshipRow['status']) => {
    const row = friendship(base, sender, receiver, status);
    const key = `${row.user_a} ${row.user_b}`;
    if (!links.has(key)) links.set(key, row);
  };
  const mates = matesOf(crews);
  const own = mates.get(known.id) ?? new Set();
  const locals = random
    .sample(
      others.filter((player) => player.city === known.city),
      others.length,
    )
    .sort((a, b) => Number(own.has(b)) - Number(own.has(a)))
    .slice(0, KNOWN_FRIENDS + RECEIVED + SENT);
  locals.forEach((player, i) => {
    const status = i < KNOWN_FRIENDS ? 'accepted' : 'pending';
    const asked = i % 2 === 0 || (i >= KNOWN_FRIENDS && i < KNOWN_FRIENDS + RECEIVED);
    if (i >= KNOWN_FRIENDS + RECEIVED || !asked) link(known, player, status);
    else link(player, known, status);
  });
  for (const player of others) {
    const nearby = others.filter((other) => other.city === player.city && other !== player);
    const close = [...(mates.get(player.id) ?? [])].filter((other) => other !== known);
    const met = [...random.sample(close, random.int(0, 4)), ...random.sample(nearby, random.int(0, 1))];
    for (const other of met) link(player, other, random.chance(0.88) ? 'accepted' : 'pending');
  }
  return [...links.values()];
}

/** All players with whom each player shares a crew. */
function matesOf(crews: readonly Crew[]): Map<string, Set<DemoPlayer>> {
  const mates = new Map<string, Set<DemoPlayer>>();
  for (const { members } of crews) {
    for (const player of members) {
      const own = mates.get(player.id) ?? new Set();
      for (const other of members) if (other !== player) own.add(other);
      mates.set(player.id, own);
    }
  }
  return mates;
}

function friendship(
  { now, random }: Base,
  sender: DemoPlayer,
  receiver: DemoPlayer,
  status: FriendshipRow['status'],
): FriendshipRow {
  // Both already had an account.
  const earliest = Math.max(sender.created_at, receiver.created_at);
  const span = Math.max(1, Math.floor((now - earliest) / HOUR_MS) - 1);
  const asked = now - random.int(1, status === 'pending' ? Math.min(72, span) : span) * HOUR_MS;
  const createdAt = Math.max(earliest + 10 * MINUTE_MS, about(random, asked));
  const answered = createdAt + random.int(30, 30 * 60) * MINUTE_MS;
  return {
    ...pairOf(sender.id, receiver.id),
    id: random.idAt(createdAt),
    sender_id: sender.id,
    status,
    created_at: createdAt,
    accepted_at:
      status === 'accepted' ? Math.max(createdAt + MINUTE_MS, awake(Math.min(now, answered))) : null,
  };
}
