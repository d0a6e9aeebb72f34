import { MAX_PHOTOS } from 'mf-shared/contracts/venues';
import { foldTr } from 'mf-shared/format';
import type { PhotoCopy, Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { VenueRow } from '../../db/schema/venues.ts';
import { calendarChanged } from './calendar.ts';
import { dropPhotos } from './drop-photos.ts';
import { appendPhotos, deletePhoto, photoPaths } from './photo-queries.ts';
import { venueById } from './queries.ts';

/** The name of a venue whose name an admin removed, until the venue chooses another. */
export const NAMELESS_VENUE = 'İsimsiz saha';

const ownerOf = (id: string) => ({ model: 'Business', id }) as const;

/** Takes a photo off a venue's page; the file stays as its copy alone. Null when no venue shows it. */
export async function takeVenuePhoto(
  tx: Tx,
  ctx: AppContext,
  { from, to }: PhotoCopy,
): Promise<Taken | null> {
  const found = await tx.q
    .selectFrom('venue_photos')
    .select('venue_id')
    .where('path', '=', from)
    .executeTakeFirst();
  if (!found) return null;
  const { venue_id: id } = found;
  await tx.lock('venues', id);
  if (!(await photoPaths(tx.q, id)).includes(from)) return null;
  await deletePhoto(tx.q, id, from);
  tx.afterCommit(() => dropPhotos(ctx, [from]));
  await calendarChanged(tx, ctx, id, []);
  return { owner: ownerOf(id), content: { id, path: to } };
}

/** Puts the photo behind the others. False when the venue has ten already, or is gone. */
export async function putVenuePhotoBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, path } = kept as { id: string; path: string | null };
  await tx.lock('venues', id);
  const present = await photoPaths(tx.q, id);
  if (path === null || present.length >= MAX_PHOTOS || !isOpen(await venueById(tx.q, id))) return false;
  await appendPhotos(tx.q, id, [path], present.length);
  await calendarChanged(tx, ctx, id, []);
  return true;
}

/** Takes the venue's text about itself away. Null when it has none. */
export async function takeVenueText(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  await tx.lock('venues', id);
  const row = await venueById(tx.q, id);
  if (!row || row.description === '') return null;
  await describe(tx, ctx, id, '');
  return { owner: ownerOf(id), content: { id, description: row.description } };
}

/** Puts the text back. False when the venue wrote another, or is gone. */
export async function putVenueTextBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, description } = kept as Pick<VenueRow, 'id' | 'description'>;
  await tx.lock('venues', id);
  const row = await venueById(tx.q, id);
  if (!isOpen(row) || row?.description !== '') return false;
  await describe(tx, ctx, id, description);
  return true;
}

/** Takes a venue's name away. Null when there is no such venue, or no name any more. */
export async function takeVenueName(tx: Tx, ctx: AppContext, id: string): Promise<Taken | null> {
  await tx.lock('venues', id);
  const row = await venueById(tx.q, id);
  if (!isOpen(row) || !row || row.venue_name === NAMELESS_VENUE) return null;
  await rename(tx, ctx, id, NAMELESS_VENUE);
  return { owner: ownerOf(id), content: { id, venue_name: row.venue_name } };
}

/** Puts the name back. False when the venue chose another, or is gone. */
export async function putVenueNameBack(tx: Tx, ctx: AppContext, kept: Taken['content']): Promise<boolean> {
  const { id, venue_name } = kept as Pick<VenueRow, 'id' | 'venue_name'>;
  await tx.lock('venues', id);
  const row = await venueById(tx.q, id);
  if (!isOpen(row) || row?.venue_name !== NAMELESS_VENUE) return false;
  await rename(tx, ctx, id, venue_name);
  return true;
}

async function rename(tx: Tx, ctx: AppContext, id: string, venue_name: string): Promise<void> {
  await tx.q
    .updateTable('venues')
    .set({ venue_name, name_folded: foldTr(venue_name) })
    .where('id', '=', id)
    .execute();
  await calendarChanged(tx, ctx, id, []);
  // A removed name is found no more by its words.
  await ctx.reactions.venues.offerChanged(tx, ctx, id);
}

const isOpen = (row: VenueRow | undefined): boolean => row !== undefined && row.closed_at === null;

async function describe(tx: Tx, ctx: AppContext, id: string, description: string): Promise<void> {
  await tx.q.updateTable('venues').set({ description }).where('id', '=', id).execute();
  await calendarChanged(tx, ctx, id, []);
}
