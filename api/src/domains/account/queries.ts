import { foldTr } from 'mf-shared/format';
import type { Queries } from '../../db/database.ts';
import { goneAddress } from './gone-address.ts';

const GONE_NAME = 'Silinmiş kullanıcı';

/** Hash of a player's password, or null when the account no longer exists. */
export const passwordOf = async (q: Queries, userId: string): Promise<string | null> => {
  const row = await q
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash ?? null;
};

/** The columns that deletion needs, or undefined when the account is deleted. */
export const livingAccount = (q: Queries, userId: string) =>
  q
    .selectFrom('users')
    .select(['password_hash', 'photo', 'token_version'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Ids of the player's live reservations that have not begun, ascending. */
export async function comingReservations(q: Queries, userId: string, now: number): Promise<string[]> {
  const rows = await q
    .selectFrom('reservations')
    .select('id')
    .where('user_id', '=', userId)
    .where('starts_at', '>', now)
    .where('status', 'in', ['pending', 'approved'])
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the player's friendships and friend requests. Returns the ids of the other players. */
export async function removeFriendships(q: Queries, userId: string): Promise<string[]> {
  const rows = await q
    .deleteFrom('friendships')
    .where((eb) => eb.or([eb('user_a', '=', userId), eb('user_b', '=', userId)]))
    .returning(['user_a', 'user_b'])
    .execute();
  return rows.map((row) => (row.user_a === userId ? row.user_b : row.user_a));
}

/** Deletes the player's own records. `today` (`YYYY-MM-DD`) separates coming tournaments from past ones. */
export async function removeOwnRecords(q: Queries, userId: string, today: string): Promise<void> {
  await q.deleteFrom('name_words').where('user_id', '=', userId).execute();
  await q.deleteFrom('ads').where('user_id', '=', userId).execute();
  await q.deleteFrom('lineups').where('user_id', '=', userId).execute();
  await q.deleteFrom('challenges').where('creator_id', '=', userId).execute();
  await q.deleteFrom('waiting_entries').where('user_id', '=', userId).execute();
  await q.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
  await q.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await q.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await q.deleteFrom('player_habits').where('user_id', '=', userId).execute();
  await q.deleteFrom('recommendation_dismissals').where('user_id', '=', userId).execute();
  await q.deleteFrom('account_mails').where('account_id', '=', userId).execute();
  await q.deleteFrom('conversations').where('owner_id', '=', userId).execute();
  await q
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker_id', '=', userId), eb('blocked_id', '=', userId)]))
    .execute();
  await q.deleteFrom('support_requests').where('owner_id', '=', userId).execute();
  await removeReports(q, userId);
  await q
    .deleteFrom('tournament_participants')
    .where('user_id', '=', userId)
    .where('tournament_id', 'in', (eb) =>
      eb.selectFrom('tournaments').select('id').where('date', '>=', today),
    )
    .execute();
  await q.updateTable('tournaments').set({ organizer_id: null }).where('organizer_id', '=', userId).execute();
}

/** Deletes reports by the player, and reports about what is deleted with the account. */
const removeReports = (q: Queries, userId: string) =>
  q
    .deleteFrom('reports')
    .where((eb) =>
      eb.or([
        eb('reporter_id', '=', userId),
        eb.and([eb('owner_id', '=', userId), eb('subject_type', 'in', ['person', 'ad', 'challenge'])]),
      ]),
    )
    .execute();

type Ended = { userId: string; passwordHash: string; tokenVersion: number; now: number };

/** Removes all personal data from the account and keeps the empty row, because other records refer to it. */
export const anonymise = (q: Queries, { userId, passwordHash, tokenVersion, now }: Ended) =>
  q
    .updateTable('users')
    .set({
      role: 'user',
      full_name: GONE_NAME,
      name_folded: foldTr(GONE_NAME),
      // The real address is free to register again.
      email: goneAddress(),
      password_hash: passwordHash,
      phone: null,
      photo: null,
      teams: '[]',
      position: null,
      foot: null,
      city: null,
      speed: null,
      shooting: null,
      passing: null,
      dribbling: null,
      defense: null,
      physical: null,
      email_verified_at: null,
      token_version: tokenVersion + 1,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
