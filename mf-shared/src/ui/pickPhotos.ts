/** A chosen photo: a new `file` with its preview address, or one already stored (`url` alone). */
export type PickedPhoto = { id: string; file?: File; url: string };

const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Takes the files that are images of at most 8 MB while there is room beside `present` photos.
 * `refusal` is the Turkish sentence about the rest, '' when all were taken.
 */
export function pickPhotos(files: readonly File[], present: number, max: number) {
  const refusals: string[] = [];
  const fitting = files.filter((file) => {
    const problem = problemOf(file);
    if (problem) refusals.push(problem);
    return !problem;
  });
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

function problemOf(file: File): string | null {
  if (!file.type.startsWith('image/'))
    return `“${file.name}” bir fotoğraf değil. Lütfen bir görsel dosyası seçin.`;
  if (file.size > MOST_BYTES) return `“${file.name}” 8 MB’tan büyük. Lütfen daha küçük bir fotoğraf seçin.`;
  return null;
}
