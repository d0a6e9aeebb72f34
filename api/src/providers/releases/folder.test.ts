import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderReleases } from './folder.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (version: string, text: string) => {
  mkdirSync(join(root, 'league', version), { recursive: true });
  writeFileSync(join(root, 'league', version, 'manifest.json'), text);
};
const whole = (version: string) =>
  JSON.stringify({ name: 'league', title: 'Lig', version, contract: 1, pages: [], places: {}, nav: [] });

it('sorts the newest first, and knows no release that is still being built', async () => {
  for (const version of ['1.9.0', '1.10.0-beta', '1.10.0', '.building-abc']) put(version, whole(version));
  expect(await folderReleases(root).versions('league')).toEqual(['1.10.0', '1.10.0-beta', '1.9.0']);
  expect(await folderReleases(root).manifest('league', '.building-abc')).toBe(null);
});

it('answers no release for a damaged manifest until it is whole', async () => {
  const store = folderReleases(root);
  for (const text of ['{"name":', '{}']) {
    put('1.0.0', text);
    expect(await store.manifest('league', '1.0.0')).toBe(null);
  }
  put('1.0.0', whole('1.0.0'));
  expect(await store.manifest('league', '1.0.0')).toMatchObject({ version: '1.0.0', files: {} });
});

it('forgets a release that somebody deletes', async () => {
  const store = folderReleases(root);
  put('1.0.0', whole('1.0.0'));
  expect(await store.manifest('league', '1.0.0')).not.toBe(null);
  rmSync(join(root, 'league'), { recursive: true });
  expect(await store.manifest('league', '1.0.0')).toBe(null);
});

it('finds a release whole whose files are there as they were built', async () => {
  const store = folderReleases(root);
  const file = join(root, 'league', '1.0.0', 'e.js');
  const hash = createHash('sha384').update('built').digest('base64');
  put('1.0.0', JSON.stringify({ ...JSON.parse(whole('1.0.0')), files: { 'e.js': `sha384-${hash}` } }));
  expect(await store.isWhole('league', '1.0.0')).toBe(false);
  writeFileSync(file, 'built');
  expect(await store.isWhole('league', '1.0.0')).toBe(true);
  writeFileSync(file, 'buil');
  expect(await store.isWhole('league', '1.0.0')).toBe(false);
  expect(await store.isWhole('league', '2.0.0')).toBe(false);
});
