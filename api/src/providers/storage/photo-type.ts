export type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const AVIF = new Set(['avif', 'avis']);
/** File types of one maker's phones, single or as a sequence. */
const HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The type of a picture by its first bytes, whatever its name says; null for other types. It looks no further: a walk
 * through the parts of a file costs as much as its author wants.
 */
export function photoType(bytes: Uint8Array): PhotoType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12));
  if (head.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (head.subarray(0, 8).equals(PNG)) return 'png';
  const [first, second, third] = [0, 4, 8].map((at) => head.toString('latin1', at, at + 4));
  if (first === 'RIFF' && third === 'WEBP') return 'webp';
  if (second !== 'ftyp' || !third) return null;
  if (AVIF.has(third)) return 'avif';
  return HEIC.has(third) ? 'heic' : null;
}
