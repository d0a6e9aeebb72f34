import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FIRST_PAINT_BYTES = 60 * 1024;
const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');

type Face = { file: string; covers: (letter: string) => boolean };

const faces = [...css.matchAll(/url\("(\.\/fonts\/[^"]+)"\)[^}]+unicode-range:([^;]+);/g)].map(
  ([, file = '', ranges = '']): Face => {
    const bounds = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
    const covers = (letter: string) =>
      bounds.some(([, from = '', to = from]) => {
        const code = letter.codePointAt(0) ?? 0;
        return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
      });
    return { file, covers };
  },
);
const files = (text: string) =>
  faces.filter(({ covers }) => [...text].some((letter) => covers(letter))).map(({ file }) => file);

it('shows a Turkish page with at most 60 KB of fonts', () => {
  const shown = files(
    'Pijamalı hasta yağız şoföre çabucak güvendi. İĞÜŞÖÇ “10:00–11:00” 1.250 TL · →…’ −5 °C âîû',
  );
  expect(shown).toEqual(['./fonts/topla-text.woff2', './fonts/topla-score.woff2']);
  const bytes = shown.map((file) => statSync(join(import.meta.dirname, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(FIRST_PAINT_BYTES);
});

it('loads the other Latin letters only for names that have them', () => {
  expect(files('Žižek Łukasz')).toEqual([
    './fonts/topla-text.woff2',
    './fonts/topla-text-ext.woff2',
    './fonts/topla-score.woff2',
    './fonts/topla-score-ext.woff2',
  ]);
});

it('shows three weights, since a browser prepares each of them before it can lay out a page', () => {
  const sheets = globSync('{shell,mf-*}/src/**/*.css', {
    cwd: ROOT,
    exclude: (file) => file.endsWith('fonts.css'),
  });
  const weights = sheets.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(
      ([, weight]) => weight,
    ),
  );
  expect([...new Set(weights)].sort()).toEqual(['400', '650', '800']);
});
