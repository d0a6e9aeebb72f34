import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bring, requireUnbuilt } from '../../scripts/lib/release.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-release-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('brings one of two builds of a version to its place, and says why the second one is refused', () => {
  const target = join(root, 'admin', '1.1.0');
  mkdirSync(join(root, 'admin'));
  const built = ['one', 'two'].map((name) => {
    const folder = join(root, name);
    mkdirSync(folder);
    writeFileSync(join(folder, name), '');
    return folder;
  });
  bring(built[0] ?? '', target);
  expect(() => bring(built[1] ?? '', target)).toThrow(
    'admin 1.1.0 is released already. Raise the version in mf-admin/package.json.',
  );
  expect(existsSync(join(target, 'one'))).toBe(true);
  expect(() => bring(join(root, 'nothing'), target)).toThrow('ENOENT');
});

it('refuses the version that is built beside the server, and no other', () => {
  const folder = join(root, 'mf-admin');
  requireUnbuilt(folder, '1.1.0');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist', 'manifest.json'), JSON.stringify({ version: '1.0.0' }));
  requireUnbuilt(folder, '1.1.0');
  expect(() => requireUnbuilt(folder, '1.0.0')).toThrow('Raise the version in');
});
