import type { Paging } from 'mf-shared/contracts/common';
import type * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import type { AdminInvitationRow } from '../../db/schema/admin-invitations.ts';
import { readPage } from '../../http/keyset.ts';

/** The open invitations, the latest first, with the names of those who invited. */
export const openInvitations = (q: Queries, now: number, paging: z.output<typeof Paging>) =>
  readPage(
    q
      .selectFrom('admin_invitations as i')
      .innerJoin('published_players as p', 'p.id', 'i.invited_by')
      .selectAll('i')
      .select('p.full_name as inviter')
      .where('i.expires_at', '>', now),
    paging,
    [
      ['i.expires_at', 'desc', 'int'],
      ['i.id', 'desc'],
    ],
  );

/** The open invitation of a link. */
export const invitationByHash = (
  q: Queries,
  hash: string,
  now: number,
): Promise<AdminInvitationRow | undefined> =>
  q
    .selectFrom('admin_invitations')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes one invitation, and answers it; undefined when it was accepted or revoked before. */
export const spendInvitation = (q: Queries, id: string): Promise<AdminInvitationRow | undefined> =>
  q.deleteFrom('admin_invitations').where('id', '=', id).returningAll().executeTakeFirst();

/** Deletes the invitations of somebody who may not invite any more, and answers their addresses. */
export async function dropInvitationsOf(q: Queries, adminId: string): Promise<string[]> {
  const rows = await q
    .deleteFrom('admin_invitations')
    .where('invited_by', '=', adminId)
    .returning('email')
    .execute();
  return rows.map(({ email }) => email).toSorted();
}

/** Deletes invitations that nobody accepted in time. */
export const dropExpired = (q: Queries, now: number) =>
  q.deleteFrom('admin_invitations').where('expires_at', '<=', now).execute();
