import { thumbnailOf } from 'mf-shared/format';
import { newId } from '../../base/id.ts';

/** The only names of stored photos: an id of ours, with or without `.thumb`. */
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.thumb)?\.webp$/;
const PREFIX = '/uploads/';

export const PHOTO_TYPE = 'image/webp';

/** Whether a name can be one of ours. The store is not asked for other names. */
export const isPhotoName = (name: string): boolean => NAME.test(name);

/** Names for a new photo and its thumbnail, and the path of the photo. */
export function newPhotoNames(): { name: string; thumb: string; path: string } {
  const name = `${newId()}.webp`;
  return { name, thumb: thumbnailOf(name), path: PREFIX + name };
}

/** Names of the files behind a photo's path; none when the path is not one of ours. */
export function namesAt(path: string): string[] {
  const name = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  return isPhotoName(name) ? [name, thumbnailOf(name)] : [];
}
