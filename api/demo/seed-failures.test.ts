import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../src/context.ts';
import type { Database } from '../src/db/database.ts';
import { createFolderStorage } from '../src/providers/storage/folder.ts';
import type { PhotoStorage } from '../src/providers/storage/index.ts';
import { drawLittle, readAll } from '../test/demo-rows.ts';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { seedDemo } from './index.ts';

describe('demo data that cannot be written', () => {
  const cases: [string, (test: TestApp) => AppContext][] = [
    ['when a photo cannot be stored', fullDisk],
    ['when the transaction fails at its end', failingCommit],
  ];

  it.each(cases)('leaves neither rows nor photos %s', async (_, broken) => {
    const dir = await mkdtemp(join(tmpdir(), 'topla-seed-'));
    const test = await createTestApp('sqlite', { storage: createFolderStorage(dir) });
    await expect(seedDemo(broken(test), drawLittle)).rejects.toThrow('broken');
    expect(await readdir(dir)).toEqual([]);
    expect(Object.values(await readAll(test.db.q)).flat()).toEqual([]);
    await test.close();
    await rm(dir, { recursive: true });
  });
});

function fullDisk({ ctx }: TestApp): AppContext {
  let saves = 0;
  const save: PhotoStorage['save'] = async (file) => {
    saves += 1;
    if (saves > 3) throw new Error('broken');
    return ctx.storage.save(file);
  };
  return { ...ctx, storage: { ...ctx.storage, save } };
}

function failingCommit({ ctx }: TestApp): AppContext {
  const transact: Database['transact'] = (work) =>
    ctx.db.transact(async (tx) => {
      await work(tx);
      throw new Error('broken');
    });
  return { ...ctx, db: { ...ctx.db, transact } };
}
