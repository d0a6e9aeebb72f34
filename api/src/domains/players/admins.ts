import type { AdminRole } from 'mf-shared/contracts/admin';
import type { Paging } from 'mf-shared/contracts/common';
import { foldTr } from 'mf-shared/format';
import type * as z from 'zod/mini';
import { storePassword } from '../../auth/accounts.ts';
import { newId } from '../../base/id.ts';
import type { Queries } from '../../db/database.ts';
import type { NewUser } from '../../db/schema/users.ts';
import { readPage } from '../../http/keyset.ts';
import { saveNameWords } from './name-words.ts';

/** Admins by role, and since when each has a second factor. */
export const platformAdmins = (q: Queries, paging: z.output<typeof Paging>) =>
  readPage(
    q
      .selectFrom('users as u')
      .leftJoin('published_second_factors as f', 'f.account_id', 'u.id')
      .select(['u.id', 'u.full_name', 'u.email', 'u.admin_role', 'f.enabled_at'])
      .where('u.admin_role', 'is not', null),
    paging,
    [
      ['u.admin_role', 'asc'],
      ['u.id', 'asc'],
    ],
  );

type New = { name: string; email: string; role: AdminRole; passwordHash: string; now: number };

/** A new account of an admin. Whoever makes it vouches for the address, so it needs no link to verify it. */
export const newAdmin = ({ name, email, role, passwordHash, now }: New): NewUser => ({
  id: newId(),
  role: 'admin',
  admin_role: role,
  full_name: name,
  name_folded: foldTr(name),
  email,
  password_hash: passwordHash,
  teams: '[]',
  token_version: 0,
  created_at: now,
  email_verified_at: now,
});

/** Stores a new account of an admin, and answers its id. */
export async function addAdmin(q: Queries, given: New): Promise<string> {
  const row = newAdmin(given);
  await q.insertInto('users').values(row).execute();
  return row.id;
}

type Rights = { role: AdminRole; passwordHash: string; now: number };

/** Makes a player an admin with another password. All tokens so far end. */
export async function giveRights(q: Queries, id: string, { role, passwordHash, now }: Rights): Promise<void> {
  await storePassword(q, { model: 'User', id }, passwordHash, now);
  await setRole(q, id, role);
}

/** Gives an account a role of admins. */
export async function setRole(q: Queries, id: string, role: AdminRole): Promise<void> {
  await q.updateTable('users').set({ role: 'admin', admin_role: role }).where('id', '=', id).execute();
}

/** Makes an admin a player, whom others find by name. */
export async function endRights(q: Queries, id: string, name: string): Promise<void> {
  await q.updateTable('users').set({ role: 'user', admin_role: null }).where('id', '=', id).execute();
  await saveNameWords(q, id, name);
}
