import { fileTypeFromBuffer } from 'file-type';
import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/business';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../http/app-error.ts';

/** What phones of one maker write; a build of the image library without its decoder cannot read it. */
const HEIC = new Set(['image/heic', 'image/heif']);
const HEIC_UNREADABLE = 'Bu HEIC fotoğraf okunamadı. Lütfen fotoğrafı JPEG olarak yükleyin.';
const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', ...HEIC]);
/** A small file can unpack to gigabytes; no camera makes a picture of this many pixels under 8 MB. */
const MAX_PIXELS = 64_000_000;
const LARGE = 1600;
const SMALL = 480;

export type EncodedPhoto = { large: Uint8Array; small: Uint8Array };

/**
 * Reads a picture by its content, whatever its name says, turns it upright and encodes it anew as WebP: at
 * most 1600 px, and 480 px for the thumbnail. That drops EXIF, positions and anything hidden behind the pixels.
 * Throws `photo_too_large` and `photo_invalid`.
 */
export async function encodePhoto(file: File): Promise<EncodedPhoto> {
  if (file.size > MAX_PHOTO_BYTES) throw new AppError('photo_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !READABLE.has(type.mime)) throw new AppError('photo_invalid');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient();
    const large = await within(picture, LARGE).webp({ quality: 80 }).toBuffer();
    const small = await within(sharp(large), SMALL).webp({ quality: 74 }).toBuffer();
    return { large, small };
  } catch {
    throw new AppError('photo_invalid', HEIC.has(type.mime) ? { message: HEIC_UNREADABLE } : {});
  }
}

const within = (picture: Sharp, size: number) =>
  picture.resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
