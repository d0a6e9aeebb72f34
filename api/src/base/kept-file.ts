import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Text of a file of secrets in the data folder, made by `make` when it is not there yet, for the eyes of the server
 * alone. Whole or absent even after a crash; of several processes that start at once all keep the first one's.
 */
export function keptFile(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  const aside = `${file}.${process.pid}.part`;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  makeFolder(dataDir);
  writeFileSync(aside, make(), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(file, 'utf8');
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
