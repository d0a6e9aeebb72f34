import { MAX_PHOTOS, type PhotosAnswer } from 'mf-shared/contracts/venues';
import type { BusinessActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordChange } from '../staff/index.ts';
import { calendarChanged } from './calendar.ts';
import { dropPhotos } from './drop-photos.ts';
import { appendPhotos, deletePhoto, photoPaths, sortPhotos } from './photo-queries.ts';
import { refuseHeavy, removePhotos, savePhotos } from './photos.ts';

/**
 * Adds photos behind the others, all or none.
 * @throws `photo_too_large`, `photo_invalid`
 * @throws `validation` at `photos` for no photos, or for more than ten in all
 */
export async function addVenuePhotos(ctx: Ctx<BusinessActor>, files: readonly File[]): Promise<PhotosAnswer> {
  if (files.length === 0) throw refusal('Bir fotoğraf seçin.');
  refuseMany((await photoPaths(ctx.db.q, ctx.actor.id)).length + files.length);
  refuseHeavy(files);
  const paths = await savePhotos(ctx.storage, files);
  try {
    const text = paths.length === 1 ? 'Fotoğraf eklendi' : `${paths.length} fotoğraf eklendi`;
    return await change(ctx, text, async (tx, present) => {
      refuseMany(present.length + paths.length);
      await sortPhotos(tx.q, ctx.actor.id, present);
      await appendPhotos(tx.q, ctx.actor.id, paths, present.length);
    });
  } catch (error) {
    await removePhotos(ctx.storage, paths);
    throw error;
  }
}

/**
 * Reorders the photos.
 * @throws `changed_meanwhile` unless `wanted` names each of them once
 */
export const orderVenuePhotos = (ctx: Ctx<BusinessActor>, wanted: readonly string[]): Promise<PhotosAnswer> =>
  change(ctx, 'Fotoğrafların sırası değiştirildi', async (tx, present) => {
    const same = JSON.stringify(wanted.toSorted()) === JSON.stringify(present.toSorted());
    if (!same) throw new AppError('changed_meanwhile');
    await sortPhotos(tx.q, ctx.actor.id, wanted);
  });

/**
 * Removes the photo with this file name.
 * @throws `not_found` when the venue has no such photo
 */
export const removeVenuePhoto = (ctx: Ctx<BusinessActor>, name: string): Promise<PhotosAnswer> =>
  change(ctx, 'Fotoğraf kaldırıldı', async (tx, present) => {
    const path = present.find((one) => one.slice(one.lastIndexOf('/') + 1) === name);
    if (!path) throw new AppError('not_found');
    await deletePhoto(tx.q, ctx.actor.id, path);
    tx.afterCommit(() => dropPhotos(ctx, [path]));
  });

/** Makes one change of the photos at a time. Players see it at once. */
async function change(
  ctx: Ctx<BusinessActor>,
  text: string,
  work: (tx: Tx, present: readonly string[]) => Promise<void>,
): Promise<PhotosAnswer> {
  const { id } = ctx.actor;
  return ctx.db.transact(async (tx) => {
    await tx.lock('venues', id);
    await work(tx, await photoPaths(tx.q, id));
    await recordChange(tx, ctx, { subjectId: null, text });
    await calendarChanged(tx, ctx, id, []);
    return { message: `${text}.`, photos: await photoPaths(tx.q, id) };
  });
}

function refuseMany(count: number): void {
  if (count > MAX_PHOTOS) throw refusal(`En fazla ${MAX_PHOTOS} fotoğraf ekleyebilirsiniz.`);
}

const refusal = (text: string) => new AppError('validation', { fields: { photos: text } });
