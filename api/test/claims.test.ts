import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const SOURCES =
  '{api/src,shell,mf-shared,mf-player,mf-business,mf-admin}/**/*.{ts,tsx,html,json,webmanifest}';
const CLAIM = /yapay\s*zek|\bAI\b|artificial intelligence/i;

it('artificial intelligence is spoken of on the landing page alone, as the product asks', () => {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] });
  expect(files.length).toBeGreaterThan(1000);
  const claiming = files.filter((file) => CLAIM.test(readFileSync(ROOT + file, 'utf8')));
  expect(claiming).toEqual(['shell/src/pages/landing/WhyUs.tsx']);
});
