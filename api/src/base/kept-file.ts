import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Text of a secret file in the data folder; `make` creates it when it is missing. Only the server's user can read it.
 * After a crash the file is complete or absent. When several processes start at once, all use the first one's text.
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
