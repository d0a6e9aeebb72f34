import { BRAND } from 'mf-shared/brand';
import { istanbulDate } from 'mf-shared/schedule';
import type { BusinessActor, UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { fileAnswer, type RawAnswer, streamOf } from '../../http/raw-answer.ts';
import { BUSINESS_PARTS } from './business-parts.ts';
import { documentText } from './document.ts';
import { readable } from './readable.ts';
import { USER_PARTS } from './user-parts.ts';

/**
 * Sends everything that is kept about the caller as one JSON document to download. It is written while it is sent, so
 * that many years of messages need no more memory than a few.
 * @throws `staff_forbidden` for a venue's staff
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
  const parts = actor.role === 'user' ? USER_PARTS : BUSINESS_PARTS;
  const text = documentText(db.q, { head, parts, owner: actor.id });
  return fileAnswer(streamOf(text), `topla-verilerim-${istanbulDate(ctx.clock())}.json`, 'application/json');
}

/** The account's own row, without columns that only the machine needs. */
async function account({ actor, db }: Ctx<UserActor | BusinessActor>): Promise<object> {
  const table = actor.role === 'user' ? 'users' : 'venues';
  const row = await db.q.selectFrom(table).selectAll().where('id', '=', actor.id).executeTakeFirstOrThrow();
  const { password_hash: _, token_version: __, name_folded: ___, ...own } = row;
  return readable(own);
}
