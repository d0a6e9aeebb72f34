/** The first character; some characters take two UTF-16 units. */
export const firstOf = (word = ''): string => [...word][0] ?? '';

/** `Ayşe Nur Öz` -> `AÖ` */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => firstOf(word).toLocaleUpperCase('tr')).join('');
}
