// Plain JavaScript: the tools that read it run under whatever Node is there.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folders of the remotes: every `mf-*` beside what they share. */
export const REMOTES = readdirSync(ROOT).filter((name) => /^mf-(?!shared$)/.test(name));

/** The front ends, each built on its own. */
export const FRONT_ENDS = ['shell', ...REMOTES];
