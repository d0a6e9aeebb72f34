import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const OTHERS = ['visually-hidden', 'control-box'];
const read = (pattern: string) =>
  globSync(`{shell,mf-*}/src/**/${pattern}`, { cwd: ROOT })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '));

const defined = new Set(
  namesIn(readFileSync(join(ROOT, 'mf-shared/src/ui/layout.css'), 'utf8'), /^ {2}\.([\w-]+) \{/gm),
);
const used = new Set([
  ...namesIn(read('*.tsx'), /className="([^"]*)"/g),
  ...namesIn(read('*.module.css'), /composes: ([^;]*) from global;/g),
]);

it('has every class of the layout that is named anywhere', () => {
  expect([...used].filter((name) => !defined.has(name) && !OTHERS.includes(name))).toEqual([]);
});

it('has none that nobody uses', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
