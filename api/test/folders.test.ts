import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES =
  '{api/src,api/demo,shell/src,mf-shared/src,mf-player/src,mf-business/src,mf-admin/src}/**/*.{ts,tsx}';
const IMPORT = /^(?:import|export)\s(?!type\b)([^;]*?)from '(\.[^']+)'/gms;
const ONLY_TYPES = /^\{(\s*type [\w ]+,?)+\s*\}\s*$/;

/** The runtime imports of each folder, by folder; type imports are free. */
function neededBy(): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const file of globSync(SOURCES, { cwd: ROOT })) {
    if (/\.test\.|\/test\//.test(file)) continue;
    const folder = dirname(file);
    const own = needed.get(folder) ?? new Set();
    needed.set(folder, own);
    for (const [, names = '', path = ''] of readFileSync(ROOT + file, 'utf8').matchAll(IMPORT)) {
      const other = dirname(join(folder, path));
      if (other !== folder && !ONLY_TYPES.test(names)) own.add(other);
    }
  }
  return needed;
}

/** Folders that import themselves through others. */
function inCircles(needed: Map<string, Set<string>>): string[] {
  const reachedFrom = (folder: string) => {
    const reached = new Set<string>();
    const next = [...(needed.get(folder) ?? [])];
    for (let one = next.pop(); one !== undefined; one = next.pop()) {
      if (reached.has(one)) continue;
      reached.add(one);
      next.push(...(needed.get(one) ?? []));
    }
    return reached;
  };
  return [...needed.keys()].filter((folder) => reachedFrom(folder).has(folder)).sort();
}

it('no folder needs itself by way of others', () => {
  expect(inCircles(neededBy())).toEqual([]);
});

it('finds a circle of three, and not who merely needs it', () => {
  const needed = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  expect(inCircles(needed)).toEqual(['a', 'b', 'c']);
});
