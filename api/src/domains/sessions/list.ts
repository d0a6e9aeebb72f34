import type { Session } from 'mf-shared/contracts/sessions';
import { accountOf } from '../../auth/accounts.ts';
import type { Actor } from '../../auth/actor.ts';
import { sessionOf } from '../../auth/session.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { SessionRow } from '../../db/schema/sessions.ts';
import { liveSessions, sessionById } from './queries.ts';

/** Where the caller's account is signed in, last used session first. */
export async function listSessions(ctx: Ctx<Actor>): Promise<Session[]> {
  const { db, actor, clock } = ctx;
  const { id } = sessionOf(actor);
  const own = await sessionById(db.q, id);
  if (!own) throw new AppError('unauthenticated');
  const rows = await liveSessions(db.q, accountOf(actor), { version: own.token_version, now: clock() });
  return rows.map((row) => toSession(row, id));
}

const toSession = (row: SessionRow, current: string): Session => ({
  _id: row.id,
  id: row.id,
  device: row.device,
  role: row.role,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  current: row.id === current,
});
