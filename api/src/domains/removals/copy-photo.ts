import type { PhotoCopy } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';

/**
 * Copies a photo to a name that nobody knows, since whoever saw the old address could open it for ever.
 * @throws `photos_busy` while too many photos are worked on
 */
export async function copyPhoto({ storage }: AppContext, from: string): Promise<PhotoCopy> {
  const file = await storage.read(from.slice(from.lastIndexOf('/') + 1));
  if (!file) return { from, to: null };
  const { path } = await storage.save(
    new File([file.body as Uint8Array<ArrayBuffer>], 'removed', { type: file.type }),
  );
  return { from, to: path };
}
