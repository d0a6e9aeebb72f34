import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'topla-commands-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const said = (...args: string[]) => {
  const { stderr, stdout, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'releases.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: root, SEED: 'none', LOG_LEVEL: 'silent' } },
  );
  return [status, stdout.trim() || stderr.trim()];
};

/** Puts a release with one file into the store. */
function put(version: string): string {
  const folder = join(root, 'releases', 'league', version);
  mkdirSync(folder, { recursive: true });
  const files = { 'e.js': `sha384-${createHash('sha384').update(version).digest('base64')}` };
  const manifest = { name: 'league', title: 'Lig', version, contract: 1, pages: [], places: {}, nav: [] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
  writeFileSync(join(folder, 'e.js'), version);
  return folder;
}

it('says how a command is used when a word is missing, before it opens the database', () => {
  expect(said('rollout', 'admin', '1.1.0')).toEqual([
    1,
    'Kullanım: npm run rollout -- <bölüm> <sürüm> <yüzde>',
  ]);
});

it('gives nobody a release that is not there or not whole, and says so', () => {
  const folder = put('1.0.0');
  expect(said('rollout', 'league', '9.9.9', '10')).toEqual([
    1,
    'Bu sürüm depoda bulunamadı. Depodakiler: npm run releases',
  ]);
  expect(said('rollout', 'league', '1.0.0', '10')).toEqual([
    0,
    'Lig 1.0.0, ziyaretçilerin yüzde 10 kadarına açıldı.',
  ]);
  writeFileSync(join(folder, 'e.js'), 'other');
  expect(said('promote', 'league')).toEqual([
    1,
    'Bu sürümün depodaki dosyaları eksik ya da değişmiş. Sürümü yeni bir numarayla yeniden yayımlayın.',
  ]);
});
