import type { FieldInput, Misfits, Venue, VenueUpdate } from 'mf-shared/contracts/venues';
import type * as z from 'zod/mini';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PitchRow } from '../../db/schema/pitches.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { pendingEmail } from '../account-mail/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { pitchesInService } from '../occupancy/index.ts';
import { recordChange } from '../staff/index.ts';
import { allWeeksChanged } from './calendar.ts';
import { fieldErrors, tidyFields } from './fields.ts';
import { misfitsOf } from './misfits.ts';
import { placeError } from './place.ts';
import { profileColumns } from './profile.ts';
import { venueById } from './queries.ts';
import { heldPitches, identified, savePitches } from './save-pitches.ts';
import { editVersion } from './version.ts';
import { fullVenues } from './view.ts';

type Update = z.output<typeof VenueUpdate>;

/**
 * Saves the profile. A pitch with `id`, or with the name of a pitch in service, is changed (spec, section 7: clients
 * send no id). Any other is new, and a missing one goes out of service. Bookings stay as they are: changed hours keep
 * them and report those left out (`misfits`).
 * @throws `pitch_has_bookings` when a pitch with coming bookings would go out of service
 * @throws `validation`, and `not_yours` or `not_found` for a foreign or unknown pitch
 * @throws `contact_barred` at `phone`
 * @throws `changed_meanwhile` when somebody saved after `version` was read
 */
export async function updateVenue(
  ctx: Ctx<BusinessActor>,
  { fields: sent, version, ...profile }: Update,
): Promise<{ business: Venue; misfits: Misfits }> {
  refuseWrong(sent);
  const columns = profileColumns(profile);
  const misplaced = profile.location && placeError(profile.location);
  if (misplaced) throw new AppError('validation', { fields: { location: misplaced } });
  const { id } = ctx.actor;
  const now = ctx.clock();
  return ctx.db.transact(async (tx) => {
    const current = await heldPitches(tx, id);
    const before = await venueById(tx.q, id);
    if (!before) throw new AppError('business_not_found');
    if (version !== undefined && version !== editVersion(before, current)) {
      throw new AppError('changed_meanwhile');
    }
    if (columns.phone !== before.phone) await refuseBarred(tx.q, { phone: columns.phone }, now);
    const fields = identified(sent, current);
    const misfits = await misfitsOf(ctx, tx.q, changeOf(before, current, fields, now));
    await savePitches(tx, ctx, { venueId: id, current, fields });
    await tx.q.updateTable('venues').set(columns).where('id', '=', id).execute();
    await recordChange(tx, ctx, { subjectId: null, text: 'Profil ve sahalar değiştirildi' });
    await allWeeksChanged(tx, ctx, id);
    return { business: await readSaved(tx, ctx), misfits };
  });
}

/**
 * The bookings that a save would leave out; saves nothing.
 * @throws `validation` like the save
 */
export async function previewVenueUpdate(ctx: Ctx<BusinessActor>, { fields }: Update): Promise<Misfits> {
  refuseWrong(fields);
  const row = await venueById(ctx.db.q, ctx.actor.id);
  if (!row) throw new AppError('business_not_found');
  const pitches = await pitchesInService(ctx.db.q, [row.id]);
  return misfitsOf(ctx, ctx.db.q, changeOf(row, pitches, identified(fields, pitches), ctx.clock()));
}

function refuseWrong(fields: readonly FieldInput[]): void {
  const errors = fieldErrors(fields);
  if (Object.keys(errors).length > 0) throw new AppError('validation', { fields: errors });
}

const changeOf = (
  row: VenueRow,
  pitches: readonly PitchRow[],
  fields: readonly FieldInput[],
  now: number,
) => ({ pitches, fields: tidyFields(fields), bufferMinutes: row.buffer_minutes, now });

async function readSaved(tx: Tx, ctx: Ctx<BusinessActor>): Promise<Venue> {
  const { id } = ctx.actor;
  const row = await venueById(tx.q, id);
  const [saved] = row ? await fullVenues(tx.q, [row], ctx.clock()) : [];
  if (!saved) throw new AppError('business_not_found');
  return { ...saved, pendingEmail: await pendingEmail(ctx, tx.q, { model: 'Business', id }) };
}
