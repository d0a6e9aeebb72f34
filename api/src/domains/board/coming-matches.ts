import { COMING_NIGHTS, type ComingMatch } from 'mf-shared/contracts/board';
import { addDays, currentNight } from 'mf-shared/schedule';
import type { BusinessActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { readNights } from './nights.ts';

/**
 * Bookings of the calling venue for tonight and later that are not over, in the order played, with phone numbers. A
 * venue that has not paid sees them too, because its customers come anyway.
 */
export async function comingMatches(ctx: Ctx<BusinessActor>): Promise<{ matches: ComingMatch[] }> {
  const now = ctx.clock();
  const from = currentNight(now);
  const nights = { from, to: addDays(from, COMING_NIGHTS - 1), now };
  const { fields, entries } = await readNights(ctx.db.q, ctx.actor.id, nights);
  const names = new Map(fields.map(({ fieldId, fieldName }) => [fieldId, fieldName]));
  const matches = entries.flatMap((entry): ComingMatch[] => {
    const { _id, id, kind, date, timeSlot, startsAt, endsAt, name, phone, status } = entry;
    if (kind === 'closure' || kind === 'offer' || status !== 'approved' || endsAt <= now) return [];
    const fieldName = names.get(entry.fieldId) ?? '';
    return [{ _id, id, kind, fieldName, date, timeSlot, startsAt, endsAt, name, phone }];
  });
  return { matches };
}
