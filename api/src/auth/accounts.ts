import { type RawBuilder, sql } from 'kysely';
import { emailKey } from '../base/likeness.ts';
import type { Queries, Tx } from '../db/database.ts';
import type { AccountModel } from '../db/schema/account-mails.ts';
import type { Actor } from './actor.ts';
import type { Side } from './side.ts';

/** The side on which somebody logs in. A venue's staff use the same one as its owner. */
export type LoginRole = 'user' | 'business';
/** An account with its own password and second factor: of a player or admin, of an owner, or of a staff member. */
export type AccountKey = { model: AccountModel; id: string };

/** The receiver of a mail with a link. */
export type Account = AccountKey & {
  email: string;
  /** The name in the mail's greeting. */
  name: string;
  /** Names that must not be the password. */
  names: string[];
  verifiedAt: number | null;
  /** Whether a mailed link may set a new password. */
  mayReset: boolean;
  /** For a venue: whether an admin rejected it. */
  isRejected?: boolean;
  /** For a venue: whether its applicant has to correct the application. */
  isCorrecting?: boolean;
  /** The venue of the account; for a player, the account itself. */
  ownerId: string;
};

/** The account of an actor. Each of a venue's people has their own. */
export function accountOf(actor: Actor): AccountKey {
  if (actor.role !== 'business') return { model: 'User', id: actor.id };
  return actor.staff ? { model: 'Staff', id: actor.staff.id } : { model: 'Business', id: actor.id };
}

export const roleOf = (model: AccountModel): LoginRole => (model === 'User' ? 'user' : 'business');

/** The account as it is now; undefined when it is gone. */
export function findAccount(q: Queries, { model, id }: AccountKey): Promise<Account | undefined> {
  if (model === 'User') return player(q, 'id', id);
  return model === 'Business' ? owner(q, 'id', id) : member(q, 'id', id);
}

/** The account that logs in with an address. As at the login, a venue's owner comes before its staff. */
export async function accountAt(q: Queries, role: LoginRole, email: string): Promise<Account | undefined> {
  if (role === 'user') return player(q, 'email', email);
  return (await owner(q, 'email', email)) ?? member(q, 'email', email);
}

/** Locks the row on which all decisions about an account's mails depend. */
export async function holdAccount(
  tx: Tx,
  { model, ownerId }: Pick<Account, 'model' | 'ownerId'>,
): Promise<void> {
  await tx.lock(model === 'User' ? 'users' : 'venues', ownerId);
}

async function player(q: Queries, by: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await q
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'role', 'email_verified_at'])
    .where(by, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      ...{ model: 'User', id: row.id, ownerId: row.id, email: row.email },
      ...{ name: row.full_name, names: [row.full_name], verifiedAt: row.email_verified_at },
      // A person who reads an admin's mail must not get everybody's data. A command resets admins' passwords.
      mayReset: row.role !== 'admin',
    }
  );
}

async function owner(q: Queries, by: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await q
    .selectFrom('venues')
    .select([
      'id',
      'email',
      'owner_name',
      'venue_name',
      'email_verified_at',
      'rejected_at',
      'correction_asked_at',
    ])
    .where(by, '=', value)
    .executeTakeFirst();
  return (
    row && {
      ...{ model: 'Business', id: row.id, ownerId: row.id, email: row.email, name: row.owner_name },
      ...{ names: [row.owner_name, row.venue_name], verifiedAt: row.email_verified_at, mayReset: true },
      isRejected: row.rejected_at !== null,
      isCorrecting: row.correction_asked_at !== null,
    }
  );
}

async function member(q: Queries, by: 'id' | 'email', value: string): Promise<Account | undefined> {
  const row = await q
    .selectFrom('staff as s')
    .innerJoin('venues as b', 'b.id', 's.venue_id')
    .select(['s.id', 's.email', 's.name', 's.password_hash', 's.venue_id', 's.created_at'])
    .select('b.venue_name')
    .where(by === 'id' ? 's.id' : 's.email', '=', value)
    .executeTakeFirst();
  return (
    row && {
      ...{ model: 'Staff', id: row.id, ownerId: row.venue_id, email: row.email, name: row.name },
      // The invitation was sent to this address.
      ...{ names: [row.name, row.venue_name], verifiedAt: row.created_at },
      // Until the invitation is accepted, there is no password to forget.
      mayReset: row.password_hash !== null,
    }
  );
}

/** Whether an address is the login of a venue's owner. */
export async function ownsVenue(q: Queries, email: string): Promise<boolean> {
  const account = await owner(q, 'email', email);
  return account !== undefined && !account.isRejected;
}

/** Whether an account logs in there with an address. Open invitations and rejected venues do not count. */
export async function isAddressTaken(q: Queries, role: LoginRole, email: string): Promise<boolean> {
  const account = await accountAt(q, role, email);
  if (account?.model === 'Business' && account.isRejected) return false;
  return account !== undefined && (account.model !== 'Staff' || account.mayReset);
}

/** Whether an account has verified its address, or is gone. */
export async function isVerified(q: Queries, table: 'users' | 'venues', id: string): Promise<boolean> {
  const row = await q.selectFrom(table).select('email_verified_at').where('id', '=', id).executeTakeFirst();
  return row === undefined || row.email_verified_at !== null;
}

const hashRow = {
  User: (q: Queries, id: string) =>
    q.selectFrom('users').select('password_hash').where('id', '=', id).where('deleted_at', 'is', null),
  Business: (q: Queries, id: string) =>
    q.selectFrom('venues').select('password_hash').where('id', '=', id).where('closed_at', 'is', null),
  Staff: (q: Queries, id: string) => q.selectFrom('staff').select('password_hash').where('id', '=', id),
};

/** The hash of an account's password; null when it has none, or when the account ended. */
export async function passwordHashOf(q: Queries, { model, id }: AccountKey): Promise<string | null> {
  const row = await hashRow[model](q, id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/**
 * Stores the password that somebody chose with a mailed link, which proves the address too. Tokens that were issued
 * before end.
 */
export async function storePassword(q: Queries, { model, id }: AccountKey, hash: string, now: number) {
  if (model === 'Staff') {
    await q
      .updateTable('staff')
      .set((eb) => ({ password_hash: hash, token_version: eb('token_version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return;
  }
  await q
    .updateTable(model === 'User' ? 'users' : 'venues')
    .set((eb) => ({
      password_hash: hash,
      token_version: eb('token_version', '+', 1),
      email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)),
    }))
    .where('id', '=', id)
    .execute();
}

/** Gives a player or an owner the address that was verified at `now` (ms). */
export async function setVerifiedEmail(q: Queries, { model, id }: AccountKey, email: string, now: number) {
  const verified = { email, email_verified_at: now };
  await (model === 'User'
    ? q.updateTable('users').set(verified).where('id', '=', id).execute()
    : q
        .updateTable('venues')
        .set({ ...verified, email_key: emailKey(email) })
        .where('id', '=', id)
        .execute());
}

/** Gives a player or a venue another phone, and an e-mail that is not verified yet if it changes. */
export async function setContact(
  q: Queries,
  { model, id }: Side,
  { email, phone }: { email?: string; phone?: string | null },
): Promise<void> {
  const change = email === undefined ? {} : { email, email_verified_at: null };
  if (model === 'User') {
    await q
      .updateTable('users')
      .set({ ...change, phone })
      .where('id', '=', id)
      .execute();
    return;
  }
  await q
    .updateTable('venues')
    .set({
      ...change,
      email_key: email === undefined ? undefined : emailKey(email),
      phone: phone ?? undefined,
    })
    .where('id', '=', id)
    .execute();
}

export type Mailbox = { email: string; name: string };

/** Where news for a player or a venue goes; undefined while the address is unverified, since it may be a stranger's. */
export const mailboxOf = (q: Queries, { model, id }: Side): Promise<Mailbox | undefined> =>
  model === 'Business'
    ? q
        .selectFrom('venues')
        .select(['email', 'venue_name as name'])
        .where('id', '=', id)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst()
    : q
        .selectFrom('users')
        .select(['email', 'full_name as name'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst();

/** A subquery for the e-mail of a player or a venue, for answers to those who may see it. `ref` has the id. */
export const emailOf = (ref: string): RawBuilder<string | null> =>
  sql`coalesce((select email from users where id = ${sql.ref(ref)}),
    (select email from venues where id = ${sql.ref(ref)}))`;
