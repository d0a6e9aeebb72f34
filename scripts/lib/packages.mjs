// Plain JavaScript: tools read it under any Node.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folders of the remotes: every `mf-*` except mf-shared. */
export const REMOTES = readdirSync(ROOT).filter((name) => /^mf-(?!shared$)/.test(name));

/** The front ends, each built separately. */
export const FRONT_ENDS = ['shell', ...REMOTES];
