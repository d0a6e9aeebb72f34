import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/business';
import type { AppContext } from '../../context.ts';
import { AppError, atInput } from '../../http/app-error.ts';

type Ctx = Pick<AppContext, 'storage' | 'log'>;

/** Throws `photo_too_large` at `photo` above 8 MB, before anything is spent on the rest. */
export function refuseHeavy(file: File | undefined): void {
  if (file && file.size > MAX_PHOTO_BYTES) throw atInput(new AppError('photo_too_large'), 'photo');
}

/** Stores a photo and answers its path; null without one. Throws the storage's refusals at `photo`. */
export async function savePhoto({ storage }: Ctx, file: File | undefined): Promise<string | null> {
  if (!file) return null;
  try {
    return (await storage.save(file)).path;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw atInput(error, 'photo');
  }
}

/** Deletes a photo that nobody refers to any more. Failing leaves a stray file, which is no reason to refuse. */
export async function removePhoto({ storage, log }: Ctx, path: string | null): Promise<void> {
  if (!path) return;
  await storage.remove(path).catch((error: unknown) => log.warn({ err: error, path }, 'stray photo'));
}
