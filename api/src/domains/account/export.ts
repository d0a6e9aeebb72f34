import { BRAND } from 'mf-shared/brand';
import { istanbulDate } from 'mf-shared/schedule';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer, streamOf } from '../../http/raw-answer.ts';
import { userById } from '../players/index.ts';
import { venueById } from '../venues/index.ts';
import { documentText } from './document.ts';
import { partsOf } from './kept.ts';
import { readable } from './readable.ts';

/**
 * Sends everything that is kept about the caller as one JSON document to download. It is written while it is sent, so
 * that many years of messages need no more memory than a few.
 * @throws `staff_forbidden` for a venue's staff
 * @throws `unauthenticated` when the account is deleted at the same moment
 */
export async function exportAccount(ctx: Ctx<UserActor | BusinessActor>): Promise<RawAnswer> {
  const { actor, db } = ctx;
  if (actor.role === 'business' && actor.staff) throw new AppError('staff_forbidden');
  const head = {
    product: BRAND,
    about: `${BRAND} hesabınızla ilgili tuttuğumuz bütün veriler. Tarihler UTC, tutarlar TL cinsindendir.`,
    exportedAt: new Date(ctx.clock()).toISOString(),
    account: await account(ctx),
  };
  const parts = partsOf(actor.role === 'user' ? 'player' : 'venue');
  const text = documentText(db.q, { head, parts, owner: actor.id });
  return fileAnswer(streamOf(text), `topla-verilerim-${istanbulDate(ctx.clock())}.json`, 'application/json');
}

/** Columns that only the machine needs. */
const HIDDEN = new Set(['password_hash', 'token_version', 'name_folded', 'email_key', 'address_key']);

/** The account's own row, without those. */
async function account({ actor, db }: Ctx<UserActor | BusinessActor>): Promise<object> {
  const row = await (actor.role === 'user' ? userById : venueById)(db.q, actor.id);
  if (!row) throw new AppError('unauthenticated');
  return readable(Object.fromEntries(Object.entries(row).filter(([column]) => !HIDDEN.has(column))));
}
