import { MINUTE_MS } from '../time.ts';

/** Long enough for every browser to start. */
const KEEP_MS = MINUTE_MS;

/** Starts a download of a file. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
