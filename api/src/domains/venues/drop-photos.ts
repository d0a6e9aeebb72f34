import type { AppContext } from '../../context.ts';
import { shownPhotos } from './photo-queries.ts';

/**
 * Deletes the files of photos that no venue shows any more. Call it after the commit that let them go. Several venues
 * may show one file, but none takes up an existing path, so the last caller finds it unused. Leaves and logs a file
 * that cannot be deleted: its owner is gone all the same.
 */
export async function dropPhotos(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  paths: readonly string[],
): Promise<void> {
  const shown = await shownPhotos(db.q, paths);
  const unused = new Set(paths.filter((path) => !shown.has(path)));
  await Promise.all(
    [...unused].map((path) =>
      storage.remove(path).catch((error: unknown) => log.warn({ err: error, path }, 'stray photo')),
    ),
  );
}
