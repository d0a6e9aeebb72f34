import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBucket, startBucket } from '../../../test/bucket.ts';
import { openBucket } from '../bucket.ts';
import { bucketReleases } from './bucket.ts';
import type { ReleaseStore } from './index.ts';
import { publishRelease } from './publish.ts';

let bucket: FakeBucket;
let root = '';
beforeEach(async () => {
  bucket = await startBucket();
  root = mkdtempSync(join(tmpdir(), 'topla-bucket-'));
});
afterEach(async () => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
  await bucket.close();
});

const manifestOf = (version: string) =>
  JSON.stringify({ name: 'league', title: 'Lig', version, contract: 1, pages: [], places: {}, nav: [] });

/** A built release on a machine. */
function built(version: string, files: Record<string, string> = { 'c/1.js': `// ${version}` }): string {
  const folder = mkdtempSync(join(root, 'built-'));
  mkdirSync(join(folder, 'c'));
  for (const [file, text] of Object.entries({ ...files, 'manifest.json': manifestOf(version) }))
    writeFileSync(join(folder, file), text);
  return folder;
}

const publish = (version: string, folder = built(version)) =>
  publishRelease(openBucket(bucket.settings), folder, `league/${version}`);

/** The store as another machine sees it. */
const machine = (name: string): ReleaseStore & { folder: string } => {
  const folder = join(root, name);
  return { ...bucketReleases(openBucket(bucket.settings), folder), folder };
};

it('knows the releases in the bucket, the newest first', async () => {
  for (const version of ['1.9.0', '1.10.0-beta', '1.10.0']) await publish(version);
  const store = machine('one');
  expect(await store.names()).toEqual(['league']);
  expect(await store.versions('league')).toEqual(['1.10.0', '1.10.0-beta', '1.9.0']);
  expect(await store.manifest('league', '1.9.0')).toMatchObject({ version: '1.9.0', files: {} });
  expect(await store.manifest('league', '2.0.0')).toBe(null);
});

it('copies a release whole before it is served, once for all who ask', async () => {
  await publish('1.0.0');
  const store = machine('one');
  await Promise.all([store.fetch('league', '1.0.0'), store.fetch('league', '1.0.0')]);
  await store.fetch('league', '1.0.0');
  expect(readFileSync(join(store.folder, 'league/1.0.0/c/1.js'), 'utf8')).toBe('// 1.0.0');
  expect(bucket.requests.filter((request) => request === 'GET league/1.0.0/c/1.js')).toHaveLength(1);
});

it('goes on with what it copied while the bucket does not answer', async () => {
  await publish('1.0.0');
  await machine('one').fetch('league', '1.0.0');
  bucket.drop();
  const store = machine('one');
  await store.fetch('league', '1.0.0');
  expect(await store.manifest('league', '1.0.0')).toMatchObject({ version: '1.0.0' });
  expect(await store.manifest('league', '2.0.0')).toBe(null);
});

it.each([403, 503])(
  'says what is wrong while the bucket answers %i, and knows what it knew',
  async (status) => {
    await publish('1.0.0');
    const store = machine('one');
    await store.versions('league');
    bucket.refuse(status);
    expect(await store.versions('league')).toEqual(['1.0.0']);
    const other = machine('two');
    await expect(other.versions('league')).rejects.toMatchObject({ code: 'unavailable', cause: { status } });
    expect(await other.manifest('league', '1.0.0')).toBe(null);
  },
);

it('waits two seconds for a silent bucket, and no longer however many ask', async () => {
  bucket.refuse('silence');
  const store = machine('one');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const codeAfter = async (ms: number) => {
    const code = store.versions('league').catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(ms);
    return code;
  };
  expect(await codeAfter(2000)).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(1000);
  for (const _ of [1, 2, 3]) expect(await codeAfter(0)).toBe('unavailable');
});

it('leaves nothing behind when a file is missing', async () => {
  await publish('1.0.0');
  bucket.drop();
  const store = machine('one');
  await expect(store.fetch('league', '1.0.0')).rejects.toThrow();
  expect(existsSync(join(store.folder, 'league/1.0.0'))).toBe(false);
});

it('asks the bucket once about however many unknown versions', async () => {
  await publish('1.0.0');
  const store = machine('one');
  await store.versions('league');
  const before = bucket.requests.length;
  const many = Array.from({ length: 50 }, (_, n) => store.manifest('league', `9.0.${n}`));
  expect(await Promise.all(many)).toEqual(many.map(() => null));
  expect(bucket.requests.length - before).toBeLessThanOrEqual(2);
});

it('writes no release over, and publishes one of two that come at once', async () => {
  const [one, two] = [built('1.0.0'), built('1.0.0')];
  const results = await Promise.all([publish('1.0.0', one), publish('1.0.0', two)]);
  expect(results.toSorted()).toEqual([false, true]);
  expect(await publish('1.0.0', built('1.0.0', { 'c/1.js': '// other' }))).toBe(false);
  expect(`${bucket.objects.get('league/1.0.0/c/1.js')}`).toBe('// 1.0.0');
});

it('finishes what a run left that was cut off, and refuses the rest of another build', async () => {
  bucket.objects.set('league/1.0.0/c/1.js', Buffer.from('// 1.0.0'));
  expect(await publish('1.0.0')).toBe(true);
  bucket.objects.set('league/2.0.0/c/1.js', Buffer.from('// other'));
  await expect(publish('2.0.0')).rejects.toThrow('Another build left league/2.0.0/c/1.js');
  expect(await machine('one').manifest('league', '2.0.0')).toBe(null);
});

it('finds a release whole that was copied as it was built, and cannot say while the bucket is silent', async () => {
  const text = '// whole';
  const files = { 'c/1.js': `sha384-${createHash('sha384').update(text).digest('base64')}` };
  const folder = built('1.0.0', { 'c/1.js': text });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...JSON.parse(manifestOf('1.0.0')), files }));
  await publish('1.0.0', folder);
  const [one, two] = [machine('one'), machine('two')];
  expect(await one.isWhole('league', '1.0.0')).toBe(true);
  rmSync(join(one.folder, 'league/1.0.0/c/1.js'));
  expect(await one.isWhole('league', '1.0.0')).toBe(false);
  bucket.drop();
  await expect(two.isWhole('league', '1.0.0')).rejects.toMatchObject({ code: 'unavailable' });
});
