import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import { AppError, atInput } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { shownPhotos } from '../venues/index.ts';

/**
 * Refuses a heavy photo before anything is spent on the rest.
 * @throws `photo_too_large` at `photo` above 8 MB
 */
export function refuseHeavy(file: File | undefined): void {
  if (file && file.size > MAX_PHOTO_BYTES) throw atInput(new AppError('photo_too_large'), 'photo');
}

/**
 * Stores a photo and answers its path; null without a photo.
 * @throws the storage's refusals at `photo`
 */
export async function savePhoto(
  { storage }: Pick<AppContext, 'storage'>,
  file: File | undefined,
): Promise<string | null> {
  if (!file) return null;
  try {
    return (await storage.save(file)).path;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw atInput(error, 'photo');
  }
}

/**
 * Deletes the file of a photo once nobody shows it. Call it after the commit that let it go. A failure leaves a stray
 * file, which is no reason to refuse.
 */
export async function removePhoto(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  path: string | null,
): Promise<void> {
  if (!path) return;
  try {
    if (!(await isShown(db.q, path))) await storage.remove(path);
  } catch (error) {
    log.warn({ err: error, path }, 'stray photo');
  }
}

/** Whether a player or a venue shows the photo. */
async function isShown(q: Queries, path: string): Promise<boolean> {
  const player = await q.selectFrom('users').select('id').where('photo', '=', path).executeTakeFirst();
  return player !== undefined || (await shownPhotos(q, [path])).size > 0;
}
