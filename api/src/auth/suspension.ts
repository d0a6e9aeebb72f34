import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import type { Queries } from '../db/database.ts';
import { signAppealToken } from './appeal-token.ts';
import type { Side } from './side.ts';

type Suspendable = { suspended_at: number | null; suspend_reason: string | null };

/**
 * Refuses the login of a suspended account, after its password was found right. `owner` is the account when its owner
 * logs in; null for staff, who do not decide about it.
 * @throws `account_suspended` with the reason, and for the owner a token to appeal with
 */
export async function refuseSuspended(
  { config, clock }: Pick<AppContext, 'config' | 'clock'>,
  { suspended_at, suspend_reason }: Suspendable,
  owner: Side | null,
): Promise<void> {
  if (suspended_at === null) return;
  const message = `Hesabınız askıya alındı. Gerekçe: “${suspend_reason}”.`;
  if (!owner) throw new AppError('account_suspended', { message });
  const appealToken = await signAppealToken(config.jwtSecret, owner, clock());
  throw new AppError('account_suspended', { message, about: { appealToken } });
}

/** The suspension of an account; undefined when it is not suspended. */
export async function suspensionOf(
  q: Queries,
  { model, id }: Side,
): Promise<{ at: number; reason: string } | undefined> {
  const row = await q
    .selectFrom(model === 'User' ? 'users' : 'venues')
    .select(['suspended_at', 'suspend_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.suspended_at === null) return undefined;
  return { at: row.suspended_at, reason: row.suspend_reason ?? '' };
}

/**
 * Suspends a player or an approved venue at `now` (ms) and ends all its tokens. Answers false when there is no such
 * account, or when it is suspended already.
 */
export async function markSuspended(
  q: Queries,
  { model, id }: Side,
  { reason, now }: { reason: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await (model === 'User'
    ? q
        .updateTable('users')
        .set((eb) => ({ ...suspendedNow(reason, now), token_version: eb('token_version', '+', 1) }))
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('suspended_at', 'is', null)
        .executeTakeFirstOrThrow()
    : q
        .updateTable('venues')
        .set((eb) => ({
          ...suspendedNow(reason, now),
          token_version: eb('token_version', '+', 1),
          // Every query for approved venues leaves it out, and a job ends its coming hours.
          ...{ status: 'pending' as const, closing_since: now },
        }))
        .where('id', '=', id)
        .where('status', '=', 'approved')
        .executeTakeFirstOrThrow());
  return numUpdatedRows > 0n;
}

const suspendedNow = (suspend_reason: string, suspended_at: number) => ({ suspended_at, suspend_reason });

/** Undoes a suspension. Answers false when the account is not suspended. */
export async function undoSuspension(q: Queries, { model, id }: Side): Promise<boolean> {
  const undone = { suspended_at: null, suspend_reason: null };
  const { numUpdatedRows } = await q
    .updateTable(model === 'User' ? 'users' : 'venues')
    .set(model === 'User' ? undone : { ...undone, status: 'approved' as const })
    .where('id', '=', id)
    .where('suspended_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
