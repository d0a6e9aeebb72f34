import type { TournamentAnswer, TournamentCreate } from 'mf-shared/contracts/tournaments';
import { istanbulDate } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { holdPlayer } from '../../auth/hold-player.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import { requireComingRoom } from './coming-limit.ts';
import { showTournament } from './view.ts';

/**
 * Announces a tournament. The organizer takes no place.
 * @throws `validation` for a past day
 * @throws `tournament_limit` for a fourth coming one
 */
export async function createTournament(
  ctx: Ctx<UserActor>,
  { name, date, location, fee, capacity }: z.output<typeof TournamentCreate>,
): Promise<TournamentAnswer> {
  const now = ctx.clock();
  const today = istanbulDate(now);
  requireDay(date, today);
  const [lng, lat] = location.coordinates ?? [null, null];
  const row = { id: newId(), organizer_id: ctx.actor.id, name, date, city: location.city, lng, lat };
  return ctx.db.transact(async (tx) => {
    await holdPlayer(tx, ctx);
    await requireComingRoom(tx, ctx.actor.id, today);
    await tx.q
      .insertInto('tournaments')
      .values({ ...row, fee, capacity, created_at: now })
      .execute();
    return { message: 'Turnuva oluşturuldu.', tournament: await showTournament(ctx, row.id, tx.q) };
  });
}

/**
 * Checks that a day has not passed.
 * @throws `validation` at `date`
 */
export function requireDay(date: string, today: string): void {
  if (date < today) {
    throw new AppError('validation', { fields: { date: 'Geçmiş bir tarih seçemezsiniz.' } });
  }
}
