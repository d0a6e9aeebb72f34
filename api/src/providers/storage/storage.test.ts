import fs, { mkdtemp, readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thumbnailOf } from 'mf-shared/format';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startBucket } from '../../../test/bucket.ts';
import { bomb, heavy, htmlAsJpeg, jpeg, picture, pngHeader } from '../../../test/pictures.ts';
import { createStorage } from './create.ts';
import type { PhotoStorage } from './index.ts';

/** Lets the disk take `taken` more files; then it is full. */
function fillDisk(taken: number): void {
  const full = Object.assign(new Error('disk'), { code: 'ENOSPC' });
  const { rename } = fs;
  let left = taken;
  vi.spyOn(fs, 'rename').mockImplementation(async (...paths) => {
    if (left-- > 0) return rename(...paths);
    throw full;
  });
  // Updates what modules import by name.
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

type Store = { storage: PhotoStorage; names: () => Promise<string[]> };

async function folder(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'topla-photos-'));
  cleanups.push(() => rm(dataDir, { recursive: true }));
  const storage = createStorage({ storage: { provider: 'folder' }, dataDir });
  return { storage, names: () => readdir(join(dataDir, 'uploads')).catch(() => []) };
}

async function bucket(): Promise<Store & { drop: () => void }> {
  const { settings, objects, drop, close } = await startBucket();
  cleanups.push(close);
  const storage = createStorage({ storage: { provider: 's3', ...settings }, dataDir: '/nowhere' });
  return { storage, names: async () => [...objects.keys()], drop };
}

const nameOf = (path: string) => path.replace('/uploads/', '');
async function metadataOf(storage: PhotoStorage, path: string) {
  const stored = await storage.read(nameOf(path));
  if (!stored) throw new Error(`${path} is not stored`);
  return { ...(await sharp(stored.body).metadata()), type: stored.type, bytes: Buffer.from(stored.body) };
}

describe.each([
  ['folder', folder],
  ['bucket', bucket],
])('photos in a %s', (_, open) => {
  it('are kept upright as WebP with a thumbnail and without what the camera wrote', async () => {
    const { storage, names } = await open();
    const { path } = await storage.save(await jpeg(2400, 1200, 6));
    const large = await metadataOf(storage, path);
    const small = await metadataOf(storage, thumbnailOf(path));
    expect(large).toMatchObject({ format: 'webp', width: 800, height: 1600, type: 'image/webp' });
    expect(small).toMatchObject({ format: 'webp', width: 240, height: 480 });
    expect(large.exif).toBeUndefined();
    expect(large.bytes.includes('SecretCamera')).toBe(false);
    expect((await names()).sort()).toEqual([nameOf(thumbnailOf(path)), nameOf(path)].sort());
  });

  it('are never enlarged', async () => {
    const { storage } = await open();
    const { path } = await storage.save(await jpeg(300, 200));
    expect(await metadataOf(storage, path)).toMatchObject({ width: 300, height: 200 });
  });

  it('are gone after removal, and removal of the unknown is no failure', async () => {
    const { storage, names } = await open();
    const { path } = await storage.save(await jpeg());
    await storage.remove(path);
    await storage.remove(path);
    await storage.remove('/uploads/../jwt-secret');
    expect(await storage.read(nameOf(path))).toBeNull();
    expect(await names()).toEqual([]);
  });

  it('are all there is after looks at whether the store works', async () => {
    const { storage, names } = await open();
    await storage.check();
    expect(await names()).toEqual([]);
    const { path } = await storage.save(await jpeg());
    await storage.check();
    expect((await names()).sort()).toEqual([nameOf(thumbnailOf(path)), nameOf(path)].sort());
  });

  it.each(['../jwt-secret', '..%2Fjwt-secret', 'x.webp', '', 'a/b.webp'])(
    'are not read from %s',
    async (name) => {
      const { storage } = await open();
      expect(await storage.read(name)).toBeNull();
    },
  );
});

it('cannot be kept while the bucket is missing, which is said', async () => {
  const { storage, drop } = await bucket();
  await storage.check();
  drop();
  await expect(storage.check()).rejects.toThrow('the bucket is missing');
});

// The second file of a photo fails: its thumbnail is removed as well.
it.each([0, 1])('leaves nothing of a photo when the disk is full after %i of its files', async (taken) => {
  const { storage, names } = await folder();
  fillDisk(taken);
  await expect(storage.save(await jpeg())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await names()).toEqual([]);
});

it('leaves nothing of a look at a disk that turns out to be full', async () => {
  const { storage, names } = await folder();
  const { writeFile } = fs;
  vi.spyOn(fs, 'writeFile').mockImplementation(async (...file) => {
    await writeFile(...file);
    throw Object.assign(new Error('disk'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  await expect(storage.check()).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await names()).toEqual([]);
});

describe('what counts as a photo', () => {
  it.each(['png', 'webp', 'avif'] as const)(
    'takes %s by its content, whatever its name says',
    async (format) => {
      const { storage } = await folder();
      const { path } = await storage.save(await picture(format, 'saha.jpg', 'image/jpeg'));
      expect(await metadataOf(storage, path)).toMatchObject({ format: 'webp', width: 320 });
    },
  );

  it.each([
    ['a page named .jpg', htmlAsJpeg, 'photo_invalid'],
    ['a decompression bomb', bomb, 'photo_too_many_pixels'],
    ['25 megapixels', () => pngHeader(5000, 5000), 'photo_too_many_pixels'],
    ['16 bits in passes', () => pngHeader(2600, 2600, { depth: 16, passes: 1 }), 'photo_too_many_pixels'],
    ['16 bits at once, if too many', () => pngHeader(3600, 3600, { depth: 16 }), 'photo_too_many_pixels'],
    ['a header without a picture', () => pngHeader(2400, 2400, { depth: 16, passes: 1 }), 'photo_invalid'],
    ['a picture cut in half', async () => (await jpeg()).slice(0, 4000) as File, 'photo_invalid'],
    ['an SVG', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 'photo_invalid'],
    ['a file of 9 MB', heavy, 'photo_too_large'],
  ])('refuses %s and keeps nothing', async (_, make, code) => {
    const { storage, names } = await folder();
    await expect(storage.save(await make())).rejects.toMatchObject({ code });
    expect(await names()).toEqual([]);
  });

  it('says what to do with a HEIC that cannot be read', async () => {
    const { storage } = await folder();
    const box = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');
    const file = new File([box, new Uint8Array(200)], 'IMG_0001.HEIC');
    await expect(storage.save(file)).rejects.toMatchObject({
      code: 'photo_invalid',
      message: expect.stringContaining('JPEG olarak yükleyin'),
    });
  });

  it('takes what the largest phones make', async () => {
    const { storage } = await folder();
    const [width, height] = [5712, 4284];
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'green' } })
      .jpeg()
      .toBuffer();
    const { path } = await storage.save(new File([new Uint8Array(bytes)], 'saha.jpg'));
    expect(await metadataOf(storage, path)).toMatchObject({ width: 1600, height: 1200 });
  });
});

describe('many photos at once', () => {
  it('are worked on two at a time', async () => {
    const { storage } = await folder();
    const photo = await jpeg(800, 600);
    let most = 0;
    let done = false;
    const saves = Promise.all(Array.from({ length: 6 }, () => storage.save(photo))).finally(() => {
      done = true;
    });
    while (!done) {
      most = Math.max(most, sharp.counters().process);
      await new Promise(setImmediate);
    }
    await saves;
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('wait for their turn up to a bound; those beyond are told when to come back', async () => {
    const { storage, names } = await folder();
    const photo = await jpeg(64, 64);
    const saves = await Promise.allSettled(Array.from({ length: 40 }, () => storage.save(photo)));
    const refused = saves.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(8);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'photos_busy', status: 503, details: { retryAfter: 10 } });
    }
    expect(await names()).toHaveLength(2 * 32);
  });
});
