import type { WaitingEntries, WaitingHour, WaitingLine } from 'mf-shared/contracts/waiting-list';
import { slotInstants } from 'mf-shared/schedule';
import type * as z from 'zod/mini';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { pitchInService, pitchSlots } from '../occupancy/index.ts';
import { entriesOf, entryFor, lineLength } from './queries.ts';
import { toEntry } from './view.ts';

/** The player's lines, next hour first; at most 10, so there are no pages. */
export async function myEntries(ctx: Ctx<UserActor>): Promise<z.input<typeof WaitingEntries>> {
  const rows = await entriesOf(ctx.db.q, ctx.actor.id, ctx.clock());
  return { entries: rows.map(toEntry) };
}

/**
 * Length of the line for an hour, and the player's place in it.
 * @throws `slot_unknown`
 */
export async function waitingLine(
  ctx: Ctx<UserActor>,
  { businessId, fieldName, date, timeSlot }: z.output<typeof WaitingHour>,
): Promise<z.input<typeof WaitingLine>> {
  const pitch = await pitchInService(ctx.db.q, businessId, fieldName);
  const slot = pitch && pitchSlots(pitch).find((candidate) => candidate.timeSlot === timeSlot);
  if (!pitch || !slot) throw new AppError('slot_unknown');
  const hour = { pitch_id: pitch.id, starts_at: slotInstants(date, slot).startsAt };
  const own = await entryFor(ctx.db.q, ctx.actor.id, hour);
  return { waiting: await lineLength(ctx.db.q, hour), own: own ? toEntry(own) : null };
}
