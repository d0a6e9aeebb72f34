import type { ReservationCancel, TournamentCancel } from 'mf-shared/contracts/desk-things';
import type { AdminActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { recordAct } from '../audit/index.ts';
import { cancelByDesk } from '../reservations/index.ts';
import { cancelTournamentByDesk } from '../tournaments/index.ts';

/**
 * Cancels a coming reservation; the freed hour goes the way of every freed hour.
 * @throws what `cancelByDesk` throws
 */
export const cancelReservation = (
  ctx: Ctx<AdminActor>,
  id: string,
  input: ReservationCancel,
): Promise<void> =>
  ctx.db.transact(async (tx) => {
    const { status } = await cancelByDesk(tx, ctx, { id, ...input });
    await recordAct(tx, ctx, {
      ...{ act: 'reservation.cancel', subject: { type: 'reservation', id }, reason: input.reason },
      ...{ before: { status }, after: { status: 'cancelled' } },
    });
  });

/**
 * Cancels a coming tournament.
 * @throws what `cancelTournamentByDesk` throws
 */
export const cancelTournament = (ctx: Ctx<AdminActor>, id: string, input: TournamentCancel): Promise<void> =>
  ctx.db.transact(async (tx) => {
    await cancelTournamentByDesk(tx, ctx, { id, ...input });
    const subject = { type: 'tournament', id } as const;
    await recordAct(tx, ctx, { act: 'tournament.cancel', subject, reason: input.reason });
  });
