import { createHash } from 'node:crypto';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError, atInput } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { WebHookRow } from '../../db/schema/web-hooks.ts';
import { mayCall } from '../../providers/web-hook/post.ts';

/** An act on an address: which one, and the version that its author saw. */
export type Seen = { id: string; version: number };

/**
 * An address under the lock of its row.
 * @throws `not_found` when it was removed
 * @throws `hook_changed` when it is no longer as its author saw it
 */
export async function heldHook(tx: Tx, { id, version }: Seen): Promise<WebHookRow> {
  await tx.lock('web_hooks', id);
  const row = await tx.q.selectFrom('web_hooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (row.version !== version) throw new AppError('hook_changed');
  return row;
}

/**
 * An address that may be called, in one spelling.
 * @throws `hook_refused` for one that is not public or not HTTPS
 */
export function requireAddress({ config }: Ctx<AdminActor>, text: string): string {
  const url = new URL(text);
  if (!mayCall(url, config.hookHosts)) throw atInput(new AppError('hook_refused'), 'url');
  // A fragment is never sent.
  url.hash = '';
  return url.href;
}

/**
 * Writes an address.
 * @throws `hook_known` when it stands already
 */
export async function writeOnce<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isUniqueViolation(error) ? atInput(new AppError('hook_known'), 'url') : error;
  }
}

/** An address for the audit log: a path may be a secret of its receiver, so the log holds a hash of it. */
export function named({ url }: Pick<WebHookRow, 'url'>): { host: string; path: string } {
  const { host, pathname, search } = new URL(url);
  return {
    host,
    path: createHash('sha256')
      .update(pathname + search)
      .digest('hex')
      .slice(0, 12),
  };
}
