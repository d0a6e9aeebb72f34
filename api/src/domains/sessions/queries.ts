import type { AccountKey } from '../../auth/accounts.ts';
import type { Side } from '../../auth/side.ts';
import type { Queries } from '../../db/database.ts';
import type { SessionRow } from '../../db/schema/sessions.ts';

/** The sessions of exactly one account; a venue's owner without its staff. */
function ofAccount({ model, id }: AccountKey) {
  const column = ({ User: 'user_id', Business: 'venue_id', Staff: 'staff_id' } as const)[model];
  return { column, id, ownerOnly: model === 'Business' };
}

/** One session of an account, live or not. */
export const sessionById = (q: Queries, id: string): Promise<SessionRow | undefined> =>
  q.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** The live sessions of an account, last used first. `version` is that of its tokens. */
export function liveSessions(
  q: Queries,
  account: AccountKey,
  { version, now }: { version: number; now: number },
): Promise<SessionRow[]> {
  const { column, id, ownerOnly } = ofAccount(account);
  let query = q.selectFrom('sessions').selectAll().where(column, '=', id);
  if (ownerOnly) query = query.where('staff_id', 'is', null);
  return query
    .where('token_version', '=', version)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of an account. Answers false when the account has no such session. */
export async function deleteSession(q: Queries, account: AccountKey, sessionId: string): Promise<boolean> {
  const { column, id, ownerOnly } = ofAccount(account);
  let query = q.deleteFrom('sessions').where(column, '=', id).where('id', '=', sessionId);
  if (ownerOnly) query = query.where('staff_id', 'is', null);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all sessions of an account but one. */
export async function deleteOtherSessions(q: Queries, account: AccountKey, keep: string): Promise<void> {
  const { column, id, ownerOnly } = ofAccount(account);
  let query = q.deleteFrom('sessions').where(column, '=', id).where('id', '!=', keep);
  if (ownerOnly) query = query.where('staff_id', 'is', null);
  await query.execute();
}

/** Ends all sessions of a player, or of all people of a venue. */
export const deleteAllSessions = (q: Queries, { model, id }: Side) =>
  q
    .deleteFrom('sessions')
    .where(model === 'User' ? 'user_id' : 'venue_id', '=', id)
    .execute();
