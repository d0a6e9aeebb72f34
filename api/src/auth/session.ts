import { AppError } from '../base/app-error.ts';
import { newId } from '../base/id.ts';
import type { AppContext } from '../context.ts';
import type { Queries } from '../db/database.ts';
import type { SessionRow } from '../db/schema/sessions.ts';
import type { Actor } from './actor.ts';
import { type SessionClaims, signToken, TOKEN_LIFETIME_MS } from './token.ts';

/** A new session on a device. A `limited` one can only set up the second factor. */
type NewSession = { device: string; limited?: boolean };
/** A new session, or an existing one that gets a new token. */
export type SessionFor = NewSession | { id: string };

/**
 * The session of a call.
 * @throws `unauthenticated` when the server itself acts
 */
export function sessionOf({ sessionId }: Actor): { id: string } {
  if (sessionId === undefined) throw new AppError('unauthenticated');
  return { id: sessionId };
}

/**
 * A token of 7 days for an account, in a new session or the given one, which then lasts equally long.
 * @throws `unauthenticated` when that session was ended meanwhile
 */
export async function issueToken(
  ctx: AppContext,
  claims: SessionClaims,
  session: SessionFor,
): Promise<string> {
  const sid = 'id' in session ? await prolong(ctx, claims, session.id) : await open(ctx, claims, session);
  return signToken(ctx.config.jwtSecret, { ...claims, sid }, ctx.clock());
}

async function open({ db, clock }: AppContext, claims: SessionClaims, { device, limited }: NewSession) {
  const now = clock();
  const row: SessionRow = {
    id: newId(),
    ...ownerOf(claims),
    role: claims.role,
    device,
    token_version: claims.tv,
    created_at: now,
    last_used_at: now,
    expires_at: now + TOKEN_LIFETIME_MS,
    limited: limited ? 1 : 0,
  };
  await db.q.insertInto('sessions').values(row).execute();
  return row.id;
}

const ownerOf = ({ role, id, staffId }: SessionClaims) => ({
  user_id: role === 'business' ? null : id,
  venue_id: role === 'business' ? id : null,
  staff_id: staffId ?? null,
});

async function prolong({ db, clock }: AppContext, claims: SessionClaims, id: string): Promise<string> {
  const { numUpdatedRows } = await db.q
    .updateTable('sessions')
    .set({ expires_at: clock() + TOKEN_LIFETIME_MS, token_version: claims.tv })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw new AppError('unauthenticated');
  return id;
}

/** Makes a limited session a full one, and ends all other limited sessions of the player. */
export async function liftLimit(q: Queries, userId: string, sessionId: string): Promise<void> {
  await q.updateTable('sessions').set({ limited: 0 }).where('id', '=', sessionId).execute();
  await q.deleteFrom('sessions').where('user_id', '=', userId).where('limited', '=', 1).execute();
}
