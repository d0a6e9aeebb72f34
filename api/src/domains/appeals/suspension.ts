import type { OwnSuspension } from 'mf-shared/contracts/removals';
import { readAppealToken } from '../../auth/appeal-token.ts';
import type { Side } from '../../auth/side.ts';
import { suspensionOf } from '../../auth/suspension.ts';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { lastActorOf } from '../audit/index.ts';
import { insertAppeal } from './insert.ts';
import { appealOfSuspension } from './queries.ts';
import { toOwnAppeal } from './view.ts';

type Found = { side: Side; at: number; reason: string };

/**
 * The suspension of a token's account.
 * @throws `link_invalid` for another token, and once that suspension is over
 */
export async function ownSuspension(ctx: AppContext, token: string): Promise<OwnSuspension> {
  return toSuspension(ctx.db.q, await find(ctx, ctx.db.q, token));
}

/**
 * Appeals against it.
 * @throws `link_invalid`, `appeal_made`
 */
export const appealSuspension = (ctx: AppContext, token: string, text: string): Promise<OwnSuspension> =>
  ctx.db.transact(async (tx) => {
    const { side } = await find(ctx, tx.q, token);
    await tx.lock(side.model === 'User' ? 'users' : 'venues', side.id);
    const found = await find(ctx, tx.q, token);
    if (await appealOfSuspension(tx.q, side.id, found.at)) throw new AppError('appeal_made');
    const [act, type] =
      side.model === 'User' ? (['player.suspend', 'player'] as const) : (['venue.suspend', 'venue'] as const);
    const against = await lastActorOf(tx.q, act, { type, id: side.id });
    await insertAppeal(tx, ctx, { removal_id: null, suspended_at: found.at, against, owner: side, text });
    return toSuspension(tx.q, found);
  });

async function find({ config, clock }: AppContext, q: Queries, token: string): Promise<Found> {
  const { at: signedAt, ...side } = await readAppealToken(config.jwtSecret, token, clock());
  const suspension = await suspensionOf(q, side);
  if (!suspension || signedAt < suspension.at) throw new AppError('link_invalid');
  return { side: { model: side.model, id: side.id }, ...suspension };
}

async function toSuspension(q: Queries, { side, at, reason }: Found): Promise<OwnSuspension> {
  const appeal = await appealOfSuspension(q, side.id, at);
  const suspendedAt = new Date(at).toISOString();
  return { reason, suspendedAt, appeal: appeal ? toOwnAppeal(appeal) : null };
}
