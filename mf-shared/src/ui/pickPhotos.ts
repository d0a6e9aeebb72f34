/** A chosen photo: a new `file` with its preview address, or a stored one (only `url`). */
export type PickedPhoto = { id: string; file?: File; url: string };

const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Accepts image files of at most 8 MB while there is room beside `present` photos. `refusal` is a Turkish message about
 * the rest, '' when all were accepted.
 */
export async function pickPhotos(files: readonly File[], present: number, max: number) {
  const problems = await Promise.all(files.map(problemOf));
  const refusals = problems.filter((problem) => problem !== null);
  const fitting = files.filter((_, index) => problems[index] === null);
  const room = Math.max(0, max - present);
  if (fitting.length > room) {
    refusals.push(
      max === 1 ? 'Yalnızca bir fotoğraf seçebilirsiniz.' : `En fazla ${max} fotoğraf ekleyebilirsiniz.`,
    );
  }
  const photos: PickedPhoto[] = fitting
    .slice(0, room)
    .map((file) => ({ id: crypto.randomUUID(), file, url: URL.createObjectURL(file) }));
  return { photos, refusal: refusals.join(' ') };
}

async function problemOf(file: File): Promise<string | null> {
  if (!file.type.startsWith('image/'))
    return `“${file.name}” bir fotoğraf değil. Lütfen bir görsel dosyası seçin.`;
  if (file.size > MOST_BYTES) return `“${file.name}” 8 MB’tan büyük. Lütfen daha küçük bir fotoğraf seçin.`;
  if (!(await beginsAsPhoto(file)))
    return `“${file.name}” bir fotoğraf olarak okunamadı. JPEG, PNG, WebP, AVIF ya da HEIC seçin.`;
  return null;
}

/** First bytes of the formats that the server reads. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/** Whether the content begins as a photo, whatever the file's name. */
async function beginsAsPhoto(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return BEGINNINGS.some((beginning) => beginning.test(text));
}
