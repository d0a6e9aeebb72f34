import type { FieldInput } from 'mf-shared/contracts/venues';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import { addPitches, changePitch, lockPitches, pitchById, pitchesInService } from '../occupancy/index.ts';
import { tidyFields } from './fields.ts';
import { pitchRow, pitchValues } from './rows.ts';

/** Waits for others who save or book the pitches, then reads the result. */
export async function heldPitches(tx: Tx, businessId: string): Promise<PitchRow[]> {
  const locked = await pitchesInService(tx.q, [businessId]);
  await lockPitches(
    tx,
    locked.map(({ id }) => id),
  );
  return pitchesInService(tx.q, [businessId]);
}

const idOf = (field: FieldInput) => field.id ?? field._id;

/** The pitches, each with the id of its pitch in service: found by name when no id was sent. */
export function identified(fields: readonly FieldInput[], pitches: readonly PitchRow[]): FieldInput[] {
  const named = new Set(fields.map(idOf));
  return fields.map((field) => {
    const same = pitches.find((pitch) => pitch.name === field.name && !named.has(pitch.id));
    return idOf(field) || !same ? field : { ...field, id: same.id };
  });
}

type Saved = { venueId: string; current: readonly PitchRow[]; fields: readonly FieldInput[] };

/**
 * Saves the pitches of a venue in place of the `current` ones, which are locked.
 * @throws `pitch_has_bookings` when a pitch with coming bookings would go out of service
 * @throws `not_yours`, `not_found` or `changed_meanwhile` for a pitch that is not in service here
 */
export async function savePitches(tx: Tx, ctx: AppContext, { venueId, current, fields }: Saved) {
  await archiveMissing(tx, ctx, current, fields);
  for (const [sort, field] of tidyFields(fields).entries())
    await savePitch(tx, venueId, current, field, sort);
}

/** Takes out of service the pitches that the owner left out. Tells the players with a weekly hour there. */
async function archiveMissing(
  tx: Tx,
  ctx: AppContext,
  current: readonly PitchRow[],
  fields: readonly FieldInput[],
) {
  const now = ctx.clock();
  const kept = new Set(fields.map(idOf));
  for (const pitch of current.filter((p) => !kept.has(p.id))) {
    if ((await ctx.reactions.venues.comingOn(tx.q, pitch.id, now, 1)).length > 0) {
      const message = `“${pitch.name}” sahasının gelecek rezervasyonları var. Önce onları sonuçlandırın.`;
      throw new AppError('pitch_has_bookings', { message });
    }
    await ctx.reactions.venues.pitchArchived(tx, ctx, pitch.id);
    await changePitch(tx.q, pitch.id, { archived_at: now });
  }
}

async function savePitch(
  tx: Tx,
  venueId: string,
  current: readonly PitchRow[],
  field: FieldInput,
  sort: number,
) {
  const id = idOf(field);
  if (!id) {
    await addPitches(tx.q, [pitchRow(venueId, field, sort)]);
  } else if (current.some((pitch) => pitch.id === id)) {
    await changePitch(tx.q, id, pitchValues(field, sort));
  } else {
    throw await refusalOf(tx, venueId, id);
  }
}

/** The reason why a pitch that is not in service here cannot be changed. */
async function refusalOf(tx: Tx, venueId: string, pitchId: string): Promise<AppError> {
  const pitch = await pitchById(tx.q, pitchId);
  if (!pitch) return new AppError('not_found');
  return new AppError(pitch.venue_id === venueId ? 'changed_meanwhile' : 'not_yours');
}
