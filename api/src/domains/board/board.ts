import { type BoardAnswer, type BoardQuery, MAX_BOARD_NIGHTS } from 'mf-shared/contracts/board';
import { daysBetween, lastBookableDate } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { readNights } from './nights.ts';

/**
 * All pitches of the calling venue over up to seven nights.
 * @throws `validation` for a longer span, or one that ends before it starts
 */
export async function readBoard(
  ctx: Ctx<BusinessActor>,
  { from, to }: z.output<typeof BoardQuery>,
): Promise<BoardAnswer> {
  const nights = daysBetween(from, to) + 1;
  if (nights < 1 || nights > MAX_BOARD_NIGHTS) {
    throw new AppError('validation', { fields: { to: 'En fazla 7 gün birden gösterilebilir.' } });
  }
  const now = ctx.clock();
  const read = await readNights(ctx.db.q, ctx.actor.id, { from, to, now });
  return { ...read, lastDate: lastBookableDate(now) };
}
