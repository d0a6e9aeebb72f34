import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../base/id.ts';
import { encodePhoto } from './encode.ts';
import type { PhotoStorage } from './index.ts';
import { isPhotoName, namesAt, newPhotoNames, PHOTO_TYPE } from './names.ts';

/** Keeps photos in a folder, which the first photo creates. */
export function createFolderStorage(dir: string): PhotoStorage {
  /** Writes a temporary file and renames it, so that a reader never sees half a file. */
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const aside = join(dir, `.${name}.part`);
    try {
      await writeFile(aside, bytes);
      await rename(aside, join(dir, name));
    } catch (error) {
      // A full disk leaves a partial file, which nobody would ever remove.
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
  }

  return {
    async save(file) {
      const { large, small } = await encodePhoto(file);
      const { name, thumb, path } = newPhotoNames();
      await mkdir(dir, { recursive: true });
      await write(thumb, small);
      try {
        await write(name, large);
      } catch (error) {
        await rm(join(dir, thumb), { force: true }).catch(() => {});
        throw error;
      }
      return { path };
    },
    async remove(path) {
      await Promise.all(namesAt(path).map((name) => rm(join(dir, name), { force: true })));
    },
    async read(name) {
      if (!isPhotoName(name)) return null;
      const body = await readFile(join(dir, name)).catch(nullWhenMissing);
      return body && { body, type: PHOTO_TYPE };
    },
    async check() {
      await mkdir(dir, { recursive: true });
      const probe = join(dir, `.${newId()}.probe`);
      try {
        await writeFile(probe, 'x');
      } finally {
        await rm(probe, { force: true });
      }
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
