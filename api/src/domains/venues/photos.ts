import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import { AppError, atInput } from '../../base/app-error.ts';
import type { PhotoStorage } from '../../providers/storage/index.ts';

/**
 * Refuses heavy photos before anything is spent on the others.
 * @throws `photo_too_large` at `photos` for a photo above 8 MB
 */
export function refuseHeavy(files: readonly File[]): void {
  const heavy = files.find((file) => file.size > MAX_PHOTO_BYTES);
  if (heavy) named(heavy)(new AppError('photo_too_large'));
}

/**
 * Stores photos in their order, all or none. Answers their paths. Names a refused photo by its file in the field
 * `photos`, since the person sees a row of many.
 * @throws the storage's refusals
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
