import type { VenuePhotoRow } from '../../src/db/schema/venue-photos.ts';
import type { PhotoStorage } from '../../src/providers/storage/index.ts';
import { createRandom } from '../base/random.ts';
import type { DemoVenue } from '../plan.ts';
import { SCENES } from './scenes.ts';
import { type Draw, removeAll, storeScenes } from './store.ts';

export type DemoPhotos = {
  rows: VenuePhotoRow[];
  /** Deletes the files again if the rows could not be written. */
  remove: () => Promise<void>;
};

/** Stores drawn photos and gives each venue two to four different ones; pending venues get their own files. */
export async function demoPhotos(
  storage: PhotoStorage,
  venues: readonly DemoVenue[],
  draw: Draw,
): Promise<DemoPhotos> {
  const random = createRandom(7);
  const chosen = venues.map((_, index) => scenesOf(index, index === 0 ? 4 : random.int(2, 4)));
  const waiting = venues.flatMap(({ row }, index) => (row.status === 'pending' ? [index] : []));
  const { shared, own } = await storeScenes(
    storage,
    waiting.map((index) => chosen[index] ?? []),
    draw,
  );
  const rows = venues.flatMap(({ row }, index) => {
    const copies = own[waiting.indexOf(index)];
    const paths = copies ?? (chosen[index] ?? []).map((scene) => shared[scene] ?? '');
    return paths.map((path, sort) => ({ id: random.idAt(row.created_at), venue_id: row.id, path, sort }));
  });
  return { rows, remove: () => removeAll(storage, [...shared, ...own.flat()]) };
}

/** Scenes of different compositions for a venue; neighbours in a list start with different ones. */
const scenesOf = (venue: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (venue + i * 11) % SCENES.length);
