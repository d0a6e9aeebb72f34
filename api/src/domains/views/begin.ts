import { type BegunView, VIEW_MINUTES } from 'mf-shared/contracts/views';
import { MINUTE_MS } from 'mf-shared/time';
import type { AdminActor } from '../../auth/actor.ts';
import { sessionOf } from '../../auth/session.ts';
import type { Side } from '../../auth/side.ts';
import { signToken } from '../../auth/token.ts';
import { accountThatLogsIn } from '../../auth/view.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AccountViewRow } from '../../db/schema/account-views.ts';
import { recordAct } from '../audit/index.ts';
import { holdEither } from '../desk/index.ts';
import { endOwnView } from './end.ts';

/** Tokens of an account never have this version: the token of a view must not pass for one of a session. */
const NO_VERSION = -1;

/**
 * Begins to look at the product as a player, or the owner of a venue, sees it. The answered token reads for a while and
 * does nothing. An earlier view of the same admin ends.
 * @throws `view_unavailable` for an account that cannot log in
 * @throws `view_open` when the same admin begins another view at the same moment
 * @throws what `holdEither` throws
 */
export async function beginView(ctx: Ctx<AdminActor>, owner: Side, reason: string): Promise<BegunView> {
  await endOwnView(ctx);
  const { row, name, claims } = await ctx.db.transact((tx) => open(tx, ctx, owner, reason));
  const { began_at: now, expires_at: expiresAt } = row;
  const token = await signToken(ctx.config.jwtSecret, claims, now, expiresAt - now);
  return { token, name, expiresAt };
}

async function open(tx: Tx, ctx: Ctx<AdminActor>, owner: Side, reason: string) {
  const account = await holdEither(tx, owner);
  const member = await accountThatLogsIn(tx.q, owner, ctx.clock());
  if (!member) throw new AppError('view_unavailable');
  const row = await insert(tx, ctx, owner, reason);
  const isPlayer = owner.model === 'User';
  await recordAct(tx, ctx, {
    act: isPlayer ? 'player.viewBegin' : 'venue.viewBegin',
    subject: { type: isPlayer ? 'player' : 'venue', id: owner.id },
    after: { minutes: VIEW_MINUTES },
    reason,
  });
  const { role, id, email } = member;
  const isActive = member.role === 'user' || member.isActive;
  const claims = { role, id, email, isActive, tv: NO_VERSION, sid: row.id, view: true as const };
  return { row, name: 'venue_name' in account ? account.venue_name : account.full_name, claims };
}

async function insert(tx: Tx, { actor, clock }: Ctx<AdminActor>, { model, id }: Side, reason: string) {
  const now = clock();
  const row: AccountViewRow = {
    ...{ id: newId(), admin_id: actor.id, session_id: sessionOf(actor).id },
    ...{ owner_model: model, owner_id: id, reason, began_at: now },
    expires_at: now + VIEW_MINUTES * MINUTE_MS,
  };
  const { numInsertedOrUpdatedRows } = await tx.q
    .insertInto('account_views')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new AppError('view_open');
  return row;
}
