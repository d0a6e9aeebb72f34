import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents, for the server's own user only. Makes each level by itself, because Node's
 * recursive `mkdir` never returns where a file system such as `/proc` takes no folders.
 * @throws the system's error for a place that cannot be a folder
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile. A file of that name is still an error.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
