import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES =
  '{api,bench,e2e,scripts,shell,mf-shared,mf-player,mf-business,mf-admin}/**/*.{ts,tsx,css,mjs}';

// Biome counts no line breaks between the elements of JSX.
it('no file has more than 300 lines', () => {
  const exclude = ['**/node_modules/**', '**/dist/**'];
  const lines = (file: string) => readFileSync(ROOT + file, 'utf8').split('\n').length - 1;
  const files = globSync(SOURCES, { cwd: ROOT, exclude });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => lines(file) > 300)).toEqual([]);
});
