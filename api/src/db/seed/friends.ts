import { pairOf } from '../../domains/friends/queries.ts';
import type { FriendshipRow } from '../schema/friends.ts';
import type { UserRow } from '../schema.ts';
import { HOUR } from './plan.ts';
import type { Random } from './random.ts';

type Base = { now: number; random: Random };
const KNOWN_FRIENDS = 12;
/** Of the known player: who waits for an answer, and whose answer is waited for. */
const RECEIVED = 3;
const SENT = 2;

/** Friends within each city; the known player, who comes first, has requests in both directions too. */
export function demoFriendships(base: Base, [known, ...others]: readonly UserRow[]): FriendshipRow[] {
  if (!known) throw new Error('The known player comes first.');
  const { random } = base;
  const links = new Map<string, FriendshipRow>();
  const link = (sender: UserRow, receiver: UserRow, status: FriendshipRow['status']) => {
    const row = friendship(base, sender, receiver, status);
    const key = `${row.user_a} ${row.user_b}`;
    if (!links.has(key)) links.set(key, row);
  };
  const locals = random.sample(
    others.filter((player) => player.city === known.city),
    KNOWN_FRIENDS + RECEIVED + SENT,
  );
  locals.forEach((player, i) => {
    const status = i < KNOWN_FRIENDS ? 'accepted' : 'pending';
    const asked = i % 2 === 0 || (i >= KNOWN_FRIENDS && i < KNOWN_FRIENDS + RECEIVED);
    if (i >= KNOWN_FRIENDS + RECEIVED || !asked) link(known, player, status);
    else link(player, known, status);
  });
  for (const player of others) {
    const nearby = others.filter((other) => other.city === player.city && other !== player);
    for (const other of random.sample(nearby, random.int(1, 4))) {
      link(player, other, random.chance(0.85) ? 'accepted' : 'pending');
    }
  }
  return [...links.values()];
}

function friendship(
  { now, random }: Base,
  sender: UserRow,
  receiver: UserRow,
  status: FriendshipRow['status'],
): FriendshipRow {
  // Both had an account by then.
  const earliest = Math.max(sender.created_at, receiver.created_at);
  const span = Math.max(1, Math.floor((now - earliest) / HOUR) - 1);
  const createdAt = now - random.int(1, status === 'pending' ? Math.min(72, span) : span) * HOUR;
  return {
    ...pairOf(sender.id, receiver.id),
    id: random.idAt(createdAt),
    sender_id: sender.id,
    status,
    created_at: createdAt,
    accepted_at: status === 'accepted' ? Math.min(now, createdAt + random.int(1, 30) * HOUR) : null,
  };
}
