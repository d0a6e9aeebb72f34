import { ERROR_TEXT } from 'mf-shared/strings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { PhotoStorage } from '../src/providers/storage/index.ts';
import { counted, encoder, FORM, file, KB, part, repeated } from './bodies.ts';
import { createUser, createVenue } from './factories.ts';
import { playerForm, venueForm } from './forms.ts';
import { createTestApp, type TestApp } from './harness.ts';

const MB = 1024 * KB;

let test: TestApp;
let saved: File[];
beforeAll(async () => {
  const save: PhotoStorage['save'] = async (file) => {
    saved.push(file);
    return { path: `/uploads/${crypto.randomUUID()}.webp` };
  };
  test = await createTestApp('sqlite', {
    storage: { save, remove: async () => {}, read: async () => null, check: async () => {} },
  });
});

beforeEach(() => {
  saved = [];
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => test.close());

async function post(path: string, type: string, body: ReadableStream<Uint8Array> | string) {
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' } as RequestInit;
  const response = await createApp(test.ctx).request(path, init);
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const zeros = (bytes: number) => '\0'.repeat(bytes);

describe('a form', () => {
  it.each([
    ['files', '/api/users/register', file('photo'), 'validation'],
    ['files that nobody asked for', '/api/users/register', file('other'), 'body_too_large'],
    ['files without a name', '/api/users/register', part('filename="a"', 'x'), 'body_too_large'],
    ['texts', '/api/business/register', part('name="a"', 'x'), 'body_too_large'],
    ['texts of one name', '/api/business/register', part('name="city"', 'x'), 'body_too_large'],
    [
      'parts that are no input',
      '/api/users/register',
      encoder.encode('--X\r\nA: b\r\n\r\n\r\n'),
      'body_too_large',
    ],
    ['long texts', '/api/users/register', part('name="city"', 'x'.repeat(64 * KB)), 'body_too_large'],
  ])('of a hundred thousand %s is refused before much of it was read', async (_, path, piece, code) => {
    const { read, body } = counted(repeated(piece, 100_000));
    const answer = await post(path, FORM, body);
    expect(answer.body).toMatchObject({ code });
    expect(read.bytes).toBeLessThan(512 * KB);
  });

  const anyPiece = encoder.encode('x'.repeat(16 * KB));
  const end = encoder.encode('--X--\r\n');
  it.each([
    ['text', encoder.encode('--X\r\nContent-Disposition: form-data; name="city"\r\n\r\n'), 'body_too_large'],
    ['preface', encoder.encode('x'), 'body_too_large'],
    ['afterword', Buffer.concat([part('name="city"', 'x'), end]), 'body_too_large'],
    [
      'photo',
      encoder.encode('--X\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n'),
      'photo_too_large',
    ],
  ])('whose %s does not end is refused while it arrives', async (_, beginning, code) => {
    const isPhoto = code === 'photo_too_large';
    const most = isPhoto ? 24 * MB + 64 * KB : 600 * KB;
    const { read, body } = counted(
      (function* () {
        yield beginning;
        yield* repeated(anyPiece, (isPhoto ? 30 : 2) * 64);
      })(),
    );
    const answer = await post('/api/business/register', FORM, body);
    expect(answer.body).toMatchObject({ code });
    expect(answer.body.fields).toEqual(isPhoto ? { photos: ERROR_TEXT.photo_too_large } : undefined);
    expect(read.bytes).toBeLessThan(most);
  });

  it('of forty thousand parts in one piece is refused, and the rest of the piece is not taken apart', async () => {
    const pieces = Buffer.concat([...repeated(file('photo'), 40_000), encoder.encode('--X--\r\n')]);
    const { status, body } = await post('/api/users/register', FORM, pieces.toString());
    expect([status, body.code]).toEqual([413, 'body_too_large']);
  });

  it('brings ten photos of a venue, and an eleventh is refused at its input', async () => {
    const photos = Array.from({ length: 11 }, (_, n) => new File(['x'], `${n}.jpg`));
    const ten = await test.call('post', '/api/business/register', { form: venueForm({}, photos.slice(1)) });
    expect(ten.status).toBe(201);
    expect(saved.map(({ name }) => name)).toEqual(photos.slice(1).map(({ name }) => name));
    const eleven = await test.call('post', '/api/business/register', { form: venueForm({}, photos) });
    expect(eleven).toMatchObject({
      status: 400,
      body: { code: 'validation', fields: { photos: 'En fazla 10 fotoğraf ekleyebilirsiniz.' } },
    });
  });

  it('leaves out empty files, files under other names, and keeps bytes as they are', async () => {
    const bytes = new Uint8Array(200_000).map((_, n) => n * 7);
    const form = playerForm();
    form.append('other', new File(['x'], 'x'));
    form.append('photo', new File([], ''));
    form.append('photo', new File([], 'bos.jpg'));
    form.append('photo', new File([bytes], 'Işıl "1".jpg', { type: 'image/jpeg' }));
    const { status } = await test.call('post', '/api/users/register', { form });
    expect(status).toBe(201);
    expect(saved.map(({ type }) => type)).toEqual(['image/jpeg']);
    expect(new Uint8Array((await saved[0]?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  it('may arrive byte by byte', async () => {
    const request = new Request('http://x', {
      method: 'POST',
      body: venueForm({}, [new File(['abc'], 'a.jpg')]),
    });
    const bytes = new Uint8Array(await request.arrayBuffer());
    const { body } = counted([...bytes].map((byte) => Uint8Array.of(byte)));
    const answer = await post('/api/business/register', request.headers.get('content-type') ?? '', body);
    expect(answer.status).toBe(201);
    expect(await saved[0]?.text()).toBe('abc');
  });

  it('names a photo that is somewhat too large, without keeping what is beyond', async () => {
    const form = playerForm();
    form.append('photo', new File([zeros(9 * MB)], 'a.jpg'));
    expect(await test.call('post', '/api/users/register', { form })).toMatchObject({
      status: 413,
      body: { code: 'photo_too_large', fields: { photo: ERROR_TEXT.photo_too_large } },
    });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['that ends in the middle of a file', FORM, Buffer.from(file('photo')).toString()],
    ['that is none', FORM, 'x'],
    ['that is JSON', 'application/json', '{}'],
  ])('%s is refused as unreadable', async (_, type, body) => {
    expect(await post('/api/users/register', type, body)).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/malformed_json|validation/) },
    });
  });

  it('that stops arriving is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = new ReadableStream<Uint8Array>({ start: (c) => c.enqueue(file('photo')) });
    const answer = post('/api/users/register', FORM, body);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toMatchObject({ status: 408, body: { code: 'upload_stalled' } });
  });
});

it.each([
  'multipart/mixed; boundary=X',
  'application/json',
  'text/plain',
  'multipart/form-dataX; boundary=X',
])('a body that calls itself %s is refused beyond 256 KB, where photos may come too', async (type) => {
  for (const path of ['/api/users/register', '/api/business/register']) {
    const { read, body } = counted(repeated(encoder.encode(`"${'x'.repeat(16 * KB)}"`), 1000));
    expect(await post(path, type, body)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect(read.bytes).toBeLessThan(512 * KB);
  }
});

describe('a room that is full', () => {
  /** A form whose photo never ends: 8 MB of it are stored, the rest waits. */
  function* endless() {
    yield encoder.encode('--X\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n');
    for (let kept = 0; kept < 8 * MB; kept += 64 * KB) yield new Uint8Array(64 * KB);
  }

  it('answers with when to come back, and is free again for others afterwards', async () => {
    // An upload may be refused at its last piece, when it already waits: each counts once.
    const waiting = new Map<number, () => void>();
    const answered = new Set<number>();
    const open = Array.from({ length: 24 }, (_, index) => {
      const iterator = endless();
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const { done, value } = iterator.next();
          if (!done) return controller.enqueue(value);
          return new Promise<void>((end) => {
            waiting.set(index, () => {
              controller.close();
              end();
            });
          });
        },
      });
      return post('/api/business/register', FORM, body).finally(() => {
        answered.add(index);
        waiting.delete(index);
      });
    });
    const first = await Promise.race(open);
    expect(first).toMatchObject({
      status: 503,
      body: { code: 'photos_busy', message: ERROR_TEXT.photos_busy },
    });
    expect(first.headers.get('Retry-After')).toBe('5');
    await vi.waitFor(() => expect(new Set([...answered, ...waiting.keys()]).size).toBe(open.length));
    // The quota of visitors at this address is used up, not that of an account there.
    const own = new FormData();
    own.append('photos', new File([zeros(8 * MB)], 'a.jpg'));
    const { token } = await createVenue(test);
    expect((await test.call('post', '/api/business/photos', { token, form: own })).status).toBe(201);
    for (const end of waiting.values()) end();
    const codes = (await Promise.all(open)).map(({ body }) => body.code);
    expect(codes).toContain('malformed_json');
    const form = venueForm({}, [new File(['x'], 'a.jpg')]);
    expect((await test.call('post', '/api/business/register', { form })).status).toBe(201);
  });
});

it.each([
  [100, 404],
  [101, 400],
])('%i pairs of an HTML form are answered with %i', async (pairs, status) => {
  const body = `token=yok${'&a=b'.repeat(pairs - 1)}`;
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body };
  expect((await createApp(test.ctx).request('/api/payments/callback/sandbox', init)).status).toBe(status);
});

describe('JSON', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const complex = { status: 400, body: { code: 'body_too_complex', message: ERROR_TEXT.body_too_complex } };

  it.each([
    ['nested 120,000 deep', `{"email":${nested(120_000)}}`],
    ['with a hundred thousand values', `[${'1,'.repeat(100_000)}1]`],
  ])('%s is refused', async (_, raw) => {
    expect(await test.call('post', '/api/users/login', { raw })).toMatchObject(complex);
  });

  it('within a text of a form is bounded alike', async () => {
    for (const name of ['fields', 'location']) {
      const form = venueForm({ [name]: nested(50_000) });
      expect(await test.call('post', '/api/business/register', { form })).toMatchObject({
        status: 400,
        body: { code: 'validation', fields: { [name]: 'Bu bilgi çok karmaşık.' } },
      });
    }
  });
});

it('photos of an account are counted for a day, and the next is refused at its input', async () => {
  const app = await createTestApp('sqlite', { env: { RATE_LIMITS: 'on' } });
  try {
    const { token, email } = await createUser(app);
    const send = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ fullName: 'Ali Can', email, position: 'Bek' })) {
        form.set(name, value);
      }
      form.set('photo', new File(['x'], 'a.jpg'));
      return app.call('put', '/api/profile/user/update', { token, form });
    };
    for (let n = 0; n < 60; n++) expect((await send()).status).toBe(200);
    const { status, body, headers } = await send();
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(body.fields).toEqual({ photo: body.message });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60);
  } finally {
    await app.close();
  }
});
