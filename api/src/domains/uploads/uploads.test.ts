import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thumbnailOf } from 'mf-shared/format';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { jpeg } from '../../../test/pictures.ts';
import { createApp } from '../../app.ts';
import { createFolderStorage } from '../../providers/storage/folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'topla-uploads-'));
afterAll(() => rmSync(dir, { recursive: true }));

let test: TestApp | undefined;
afterEach(() => test?.close());

async function get(path: string): Promise<Response> {
  test = await createTestApp('sqlite', { storage: createFolderStorage(join(dir, 'uploads')) });
  return createApp(test.ctx).request(path);
}

it('serves a photo and its thumbnail for ever, as pictures and nothing else', async () => {
  const { path } = await createFolderStorage(join(dir, 'uploads')).save(await jpeg());
  for (const address of [path, thumbnailOf(path)]) {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    // Remotes of another origin show the photo too.
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

it.each(['/uploads/..%2Fjwt-secret', '/uploads/../jwt-secret', '/uploads/jwt-secret', '/uploads/yok.webp'])(
  'does not serve %s',
  async (path) => {
    writeFileSync(join(dir, 'jwt-secret'), 'secret');
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    expect([null, 'no-store']).toContain(response.headers.get('Cache-Control'));
  },
);
