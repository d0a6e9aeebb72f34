import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 20, g: 90, b: 50 },
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

const fileOf = (bytes: Uint8Array, name: string, type: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type });

/** A JPEG as from a phone: with a camera's name in its EXIF; `orientation` may turn it on its side. */
export async function jpeg(width = 640, height = 480, orientation = 1, name = 'saha.jpg'): Promise<File> {
  const bytes = await noise(width, height)
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .withMetadata({ orientation, exif: { IFD0: { Make: 'SecretCamera' } } })
    .jpeg()
    .toBuffer();
  return fileOf(bytes, name, 'image/jpeg');
}

/** A picture of another format, under a name and type of the caller's choice. */
export async function picture(format: 'png' | 'webp' | 'avif', name: string, type: string): Promise<File> {
  return fileOf(await noise(320, 240).toFormat(format).toBuffer(), name, type);
}

/** An HTML page that claims to be a photo. */
export const htmlAsJpeg = (): File =>
  new File(['<!doctype html><script>alert(1)</script>'], 'saha.jpg', { type: 'image/jpeg' });

/** A picture of a few kilobytes that unpacks to 100 million pixels. */
export async function bomb(): Promise<File> {
  const bytes = await sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: '#115522' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return fileOf(bytes, 'bomba.png', 'image/png');
}

/** The header of a PNG with transparency and no data: decoding it fails. */
export function pngHeader(width: number, height: number, { depth = 8, passes = 0 } = {}): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, passes], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const bytes = Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(64))]);
  return fileOf(bytes, 'foto.png', 'image/png');
}

/** A real JPEG with more than 8 MB because of trailing bytes. */
export async function heavy(): Promise<File> {
  const photo = await jpeg();
  return new File([photo, new Uint8Array(9 * 1024 * 1024)], 'agir.jpg', { type: 'image/jpeg' });
}

/** A PNG of one colour. */
export async function plain(background: string, name = 'foto.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return fileOf(bytes, name, 'image/png');
}

/** Metadata of a picture, read from its bytes. */
export const metadataOf = (bytes: Uint8Array) => sharp(bytes).metadata();

/** Colour of a picture at a point, as [red, green, blue]. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const point = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await point.removeAlpha().raw().toBuffer())];
}
