import { MAX_PHOTOS, type VenueRegistration } from 'mf-shared/contracts/venues';
import { isAddressTaken } from '../../auth/accounts.ts';
import { hashPassword } from '../../auth/password.ts';
import { refuseWeak } from '../../auth/weak-password.ts';
import { AppError, emailTaken } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import { emailKey } from '../../base/likeness.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { NewProfile, NewVenue } from '../../db/schema/venues.ts';
import { askForMail } from '../account-mail/index.ts';
import { refuseBarred } from '../bars/index.ts';
import { addPitches } from '../occupancy/index.ts';
import { pendingChanged } from './announce.ts';
import { fieldErrors, tidyFields } from './fields.ts';
import { refuseHeavy, removePhotos, savePhotos } from './photos.ts';
import { placeError } from './place.ts';
import { profileColumns } from './profile.ts';
import { pitchRow } from './rows.ts';
import { ratingScore } from './score.ts';

type Registration = { business: VenueRegistration; photos: readonly File[] };

/**
 * Registers a venue, which waits for an admin's approval. Mails a link that proves the address. Checks everything
 * before it stores the first byte; removes the photos of a failed registration. A rejected venue with the same address
 * gives way.
 * @throws `validation`, the captcha's and the photos' refusals, `email_taken`, and `contact_barred`
 */
export async function registerVenue(ctx: Ctx, { business, photos }: Registration): Promise<void> {
  checkWhole(business, photos);
  refuseHeavy(photos);
  const { password, email, ownerName, businessName } = business;
  refuseWeak(password, { email, names: [ownerName, businessName] });
  const profile = profileColumns(business);
  await ctx.captcha.verify(business.recaptchaToken);
  if (await isAddressTaken(ctx.db.q, 'business', business.email)) throw emailTaken();
  const row = newRow(profile, email, await hashPassword(password), ctx.clock());
  const paths = await savePhotos(ctx.storage, photos);
  try {
    await ctx.db.transact(async (tx) => {
      await refuseBarred(tx.q, row, row.created_at);
      await ctx.reactions.venues.addressWanted(tx, ctx, row.email);
      await insert(tx, row, business, paths);
      const mail = { model: 'Business', accountId: row.id, address: row.email } as const;
      await askForMail(tx, ctx, { purpose: 'verify', ...mail });
      pendingChanged(tx, ctx);
    });
  } catch (error) {
    await removePhotos(ctx.storage, paths);
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}

/**
 * Checks what the schema of a registration cannot see.
 * @throws `validation`
 */
export function checkWhole(
  { fields, location }: Pick<VenueRegistration, 'fields' | 'location'>,
  photos: readonly unknown[],
): void {
  const errors = fieldErrors(fields);
  const misplaced = placeError(location);
  if (misplaced) errors.location = misplaced;
  if (photos.length > MAX_PHOTOS) errors.photos = `En fazla ${MAX_PHOTOS} fotoğraf ekleyebilirsiniz.`;
  if (Object.keys(errors).length > 0) throw new AppError('validation', { fields: errors });
}

const newRow = (profile: NewProfile, email: string, passwordHash: string, now: number): NewVenue => ({
  id: newId(),
  ...profile,
  email,
  email_key: emailKey(email),
  password_hash: passwordHash,
  status: 'pending',
  next_payment_at: null,
  rating_sum: 0,
  rating_count: 0,
  rating_score: ratingScore(0, 0),
  calendar_version: 0,
  token_version: 0,
  created_at: now,
});

async function insert(tx: Tx, row: NewVenue, input: VenueRegistration, paths: readonly string[]) {
  await tx.q.insertInto('venues').values(row).execute();
  const pitches = tidyFields(input.fields).map((field, sort) => pitchRow(row.id, field, sort));
  await addPitches(tx.q, pitches);
  const photos = paths.map((path, sort) => ({ id: newId(), venue_id: row.id, path, sort }));
  if (photos.length > 0) await tx.q.insertInto('venue_photos').values(photos).execute();
}
