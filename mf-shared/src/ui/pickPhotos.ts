/** A chosen photo: a new `file` with its preview address, or one already stored (`url` alone). */
export type PickedPhoto = { id: string; file?: File; url: string };

const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Takes the files that are images of at most 8 MB while there is room beside `present` photos.
 * `refusal` is the Turkish sentence about the rest, '' when all were taken.
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

/** How the formats that the server reads begin. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftyp/s];

/** Whether the file's content says that it is a photo, whatever its name says. */
async function beginsAsPhoto(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return BEGINNINGS.some((beginning) => beginning.test(text));
}
