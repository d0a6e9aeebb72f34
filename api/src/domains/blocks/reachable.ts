import { sql } from 'kysely';
import { lockUsers } from '../../auth/lock-users.ts';
import type { Side } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries, Tx } from '../../db/database.ts';

/**
 * Locks two accounts until the transaction ends, so that a block by one comes before or after a call by the other.
 * Locks the players, or two venues, in the order of their ids.
 */
export async function holdPair(tx: Tx, one: Side, other: Side): Promise<void> {
  const sides = [one, other].sort((a, b) => (a.id < b.id ? -1 : 1));
  const players = sides.filter(({ model }) => model === 'User').map(({ id }) => id);
  await lockUsers(tx, players);
  if (players.length > 0) return;
  for (const { id } of sides) await tx.lock('venues', id);
}

const blocksBetween = compileOnce((q, { me, other }: { me: string; other: string }) =>
  q
    .selectFrom('blocks')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', me), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', me)]),
      ]),
    ),
);

/** Which side blocked, as `me` sees it: `own` when `me` blocked, even if the other did too. */
export async function blockBetween(q: Queries, me: string, other: string): Promise<'own' | 'other' | null> {
  const { rows } = await blocksBetween(q, { me, other });
  if (rows.length === 0) return null;
  return rows.some((row) => row.blocker_id === me) ? 'own' : 'other';
}

/** The others that blocked `me` or that `me` blocked. One query for all of them. */
export async function blockedAmong(q: Queries, me: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const rows = await q
    .selectFrom('blocks')
    .select(['blocker_id', 'blocked_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', me), eb('blocked_id', 'in', others)]),
        eb.and([eb('blocked_id', '=', me), eb('blocker_id', 'in', others)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => (row.blocker_id === me ? row.blocked_id : row.blocker_id)));
}

/**
 * Refuses to bring two accounts together when one blocked the other.
 * @throws `blocked_by_you`
 * @throws `not_reachable`, which does not say why
 */
export async function requireReachable(q: Queries, me: string, other: string): Promise<void> {
  const block = await blockBetween(q, me, other);
  if (block) throw new AppError(block === 'own' ? 'blocked_by_you' : 'not_reachable');
}

/** For a `where`: neither the viewer nor the account in `column` blocked the other. */
export const unblocked = (viewerId: string, column: string) => sql<boolean>`not exists (
    select 1 from blocks where blocks.blocker_id = ${viewerId} and blocks.blocked_id = ${sql.ref(column)}
  ) and not exists (
    select 1 from blocks where blocks.blocker_id = ${sql.ref(column)} and blocks.blocked_id = ${viewerId}
  )`;

/** For a `select`: 1 when the account in column `blocker` blocked the one in column `blocked`, else 0. */
export const isBlocked = (blocker: string, blocked: string) => sql<number>`case when exists (
    select 1 from blocks where blocks.blocker_id = ${sql.ref(blocker)} and blocks.blocked_id = ${sql.ref(blocked)}
  ) then 1 else 0 end`;
