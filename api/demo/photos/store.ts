import sharp from 'sharp';
import type { PhotoStorage } from '../../src/providers/storage/index.ts';
import type { Scene } from './scene.ts';
import { SCENES } from './scenes.ts';

/** Pictures processed in parallel; each takes one thread. */
const LANES = 3;

/** Answers the scene as SVG. */
export type Draw = (scene: Scene) => string;

export type StoredScenes = {
  /** Paths of all scenes; several venues share them. */
  shared: string[];
  /** The paths of each venue with its own photos. */
  own: string[][];
};

/**
 * Draws every scene once and stores it. `own[i]` names the scenes that a venue gets as its own copies, because its
 * rejection deletes them. Stores all, or nothing on failure.
 */
export async function storeScenes(
  storage: PhotoStorage,
  own: readonly number[][],
  draw: Draw,
): Promise<StoredScenes> {
  const saved: string[] = [];
  const shared: string[] = [];
  const copies = own.map((): string[] => []);
  const save = async (file: File) => {
    const { path } = await storage.save(file);
    saved.push(path);
    return path;
  };

  async function storeScene(index: number): Promise<void> {
    const file = await render(index, draw);
    shared[index] = await save(file);
    for (const [venue, scenes] of own.entries()) {
      for (const [at, scene] of scenes.entries()) {
        if (scene === index) (copies[venue] ?? [])[at] = await save(file);
      }
    }
  }

  const queue = SCENES.keys();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const index of queue) await storeScene(index);
  });
  const ends = await Promise.allSettled(lanes);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) {
    await removeAll(storage, saved);
    throw failure.reason;
  }
  return { shared, own: copies };
}

export const removeAll = async (storage: PhotoStorage, paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => storage.remove(path)));
};

async function render(index: number, draw: Draw): Promise<File> {
  const scene = SCENES[index];
  if (!scene) throw new Error(`There is no scene ${index}.`);
  const bytes = await sharp(Buffer.from(draw(scene)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `saha-${index}.png`, { type: 'image/png' });
}
