import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '../../base/app-error.ts';
import { Gate } from '../../base/gate.ts';
import { type PhotoType, photoType } from './photo-type.ts';

const HEIC_UNREADABLE = 'Bu HEIC fotoğraf okunamadı. Lütfen fotoğrafı JPEG olarak yükleyin.';
const TOO_FINE = 'Bu fotoğraf çok ayrıntılı kaydedilmiş. Lütfen JPEG olarak kaydedip yükleyin.';
/** 24 megapixels as phone makers count them: the largest is 5712 x 4284. */
const MAX_PIXELS = 24_500_000;
/** Memory for so many pixels of red, green, blue and transparency. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
/** A second is long for a photo. A photo that takes this long was made to. */
const MAX_SECONDS = 10;
const LARGE = 1600;
const SMALL = 480;

// Each picture uses one thread. Two at a time leave the other two threads of the process to passwords and files.
sharp.concurrency(1);
const gate = new Gate({
  running: 2,
  waiting: 30,
  full: () => new AppError('photos_busy', { retryAfter: 10 }),
});

export type EncodedPhoto = { large: Uint8Array; small: Uint8Array };

/**
 * Recognises a picture by its content, turns it upright and encodes it anew as WebP: at most 1600 px, and 480 px for
 * the thumbnail. That drops EXIF, positions and anything hidden behind the pixels. Works on two pictures at a time.
 * @throws `photo_too_large`, `photo_too_many_pixels` (by its header), `photo_invalid`
 * @throws `photos_busy` when too many wait for their turn
 */
export async function encodePhoto(file: File): Promise<EncodedPhoto> {
  if (file.size > MAX_PHOTO_BYTES) throw new AppError('photo_too_large');
  return gate.run(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = photoType(bytes);
    if (!type) throw new AppError('photo_invalid');
    return encode(bytes).catch((error: unknown) => {
      throw error instanceof AppError ? error : unreadable(type);
    });
  });
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  await refuseBombs(bytes);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' }).autoOrient();
  const large = await within(picture, LARGE).webp({ quality: 80 }).toBuffer();
  const small = await within(sharp(large), SMALL).webp({ quality: 74 }).toBuffer();
  return { large, small };
}

/** Reads only the header: a small file can unpack to gigabytes. */
async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const { format, width, height, channels, depth, isProgressive } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  const pixels = width * height;
  if (pixels > MAX_PIXELS) throw new AppError('photo_too_many_pixels');
  // An interlaced PNG is held whole, beside its result.
  const passes = format === 'png' && isProgressive ? 2 : 1;
  const decoded = pixels * channels * (depth === 'uchar' ? 1 : 2) * passes;
  if (decoded > MAX_DECODED_BYTES) throw new AppError('photo_too_many_pixels', { message: TOO_FINE });
}

const unreadable = (type: PhotoType) =>
  new AppError('photo_invalid', type === 'heic' ? { message: HEIC_UNREADABLE } : {});

const within = (picture: Sharp, size: number) =>
  picture
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS });
