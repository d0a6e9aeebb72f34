import { newId } from '../src/base/id.ts';
import type { PhotoStorage } from '../src/providers/storage/index.ts';

/** Photos in memory, as they came. */
export function createMemoryStorage(): PhotoStorage & { has: (path: string) => boolean } {
  const files = new Map<string, Uint8Array>();
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return {
    async save(file) {
      const name = `${newId()}.webp`;
      files.set(name, new Uint8Array(await file.arrayBuffer()));
      return { path: `/uploads/${name}` };
    },
    async remove(path) {
      files.delete(nameOf(path));
    },
    async read(name) {
      const body = files.get(name);
      return body ? { body, type: 'image/webp' } : null;
    },
    check: async () => {},
    has: (path) => files.has(nameOf(path)),
  };
}
