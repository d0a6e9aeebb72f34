import { MINUTE_MS } from '../time.ts';

/** Long enough for every browser to have begun. */
const KEEP_MS = MINUTE_MS;

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
