const MAX_OCTETS = 75;

/**
 * Folds a calendar's lines at 75 octets: the library counts letters, and Turkish letters have two octets. Removes
 * carriage returns within a text: the library leaves them, and some calendars read them as the end of the line.
 */
export const foldOctets = (text: string): string =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .replaceAll(/\r(?!\n)/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}
