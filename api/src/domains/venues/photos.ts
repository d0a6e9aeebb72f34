import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/business';
import { AppError, atInput } from '../../base/app-error.ts';
import type { PhotoStorage } from '../../providers/storage/index.ts';

/** Throws `photo_too_large` at `photos` for a photo above 8 MB, before anything is spent on the others. */
export function refuseHeavy(files: readonly File[]): void {
  const heavy = files.find((file) => file.size > MAX_PHOTO_BYTES);
  if (heavy) named(heavy)(new AppError('photo_too_large'));
}

/**
 * Stores photos in their order, all or none; answers their paths. A refused one is named by its file in the
 * field `photos`, since the person sees a row of many. Throws the storage's refusals.
 */
export async function savePhotos(storage: PhotoStorage, files: readonly File[]): Promise<string[]> {
  const paths: string[] = [];
  try {
    for (const file of files) paths.push((await storage.save(file).catch(named(file))).path);
    return paths;
  } catch (error) {
    await removePhotos(storage, paths);
    throw error;
  }
}

/** Deletes stored photos by their paths. */
export async function removePhotos(storage: PhotoStorage, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => storage.remove(path)));
}

const named =
  (file: File) =>
  (error: unknown): never => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'photos_busy') throw atInput(error, 'photos');
    throw atInput(error, 'photos', `${file.name}: ${error.message}`);
  };
