import { thumbnailOf } from 'mf-shared/format';
import { newId } from '../../base/id.ts';

/** The only names that photos are stored under: an id of ours, with or without `.thumb`. */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.webp$/;
const PREFIX = '/uploads/';

export const PHOTO_TYPE = 'image/webp';

/** Whether a name can be one of ours: nothing else is looked for in the store. */
export const isPhotoName = (name: string): boolean => NAME.test(name);

/** Names for a new photo and its thumbnail, and the path that the photo is known by. */
export function newPhotoNames(): { name: string; thumb: string; path: string } {
  const name = `${newId()}.webp`;
  return { name, thumb: thumbnailOf(name), path: PREFIX + name };
}

/** Names of the files behind a photo's path; none when the path is not one of ours. */
export function namesAt(path: string): string[] {
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return isPhotoName(name) ? [name, thumbnailOf(name)] : [];
}
