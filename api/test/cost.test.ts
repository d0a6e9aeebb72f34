import { addDays, istanbulDate } from 'mf-shared/schedule';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { encodePhoto } from '../src/providers/storage/encode.ts';
import type { PhotoStorage } from '../src/providers/storage/index.ts';
import { counted, encoder, FORM, file, KB, repeated } from './bodies.ts';
import { ask } from './booking.ts';
import { type Crowd, crowd, NAME } from './crowded.ts';
import { createUser, createVenue } from './factories.ts';
import { PITCH } from './forms.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { slowness, watchLoop } from './loop-watch.ts';
import { jpeg } from './pictures.ts';

describe('the event loop has a turn at least every 50 ms of computing', () => {
  const MOST_MS = 50;
  /** More reservations and messages than a player collects in many years. */
  const ROWS = 5000;
  const loop = watchLoop('computed');
  let full: Crowd;
  let app: ReturnType<typeof createApp>;
  let served: TestApp;
  beforeAll(async () => {
    const save: PhotoStorage['save'] = async (file) => {
      await encodePhoto(file);
      return { path: `/uploads/${crypto.randomUUID()}.webp` };
    };
    const storage = { save, remove: async () => {}, read: async () => null, check: async () => {} };
    served = await createTestApp('sqlite', { storage, env: { CHECK_RESPONSES: 'false' } });
    full = await crowd(served, ROWS);
    app = createApp(served.ctx);
  }, 120_000);
  afterAll(async () => {
    loop.stop();
    await served.close();
  });

  /**
   * The longest stretch of the best of at most six runs, since compilation, garbage collection of others and the rest of
   * the machine do not count. In ms of a reference machine.
   */
  async function longest(work: () => Promise<unknown>): Promise<number> {
    const stretches: number[] = [];
    for (let n = 0; n < 6 && !stretches.some((stretch) => stretch < MOST_MS); n++) {
      // The stored answer is computed again.
      await served.db.q.updateTable('venues').set({ calendar_version: n }).execute();
      await new Promise((turn) => setTimeout(turn));
      loop.longest();
      await work();
      stretches.push(loop.longest() / slowness());
    }
    return Math.min(...stretches);
  }

  async function send(path: string, init: RequestInit): Promise<number> {
    const { status, body } = await app.request(path, init);
    for await (const _ of body ?? []) {
      // Read to its end, as browsers do.
    }
    return status;
  }

  const json = (body: string) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const many = (piece: string, times: number) => `[${`${piece},`.repeat(times)}1]`;

  it.each([
    ['the longest JSON', json(`{"email":"${'x'.repeat(255 * KB)}"}`), 400],
    ['JSON of the most values', json(`{"fields":${many('1', 9900)}}`), 400],
    ['JSON of the most objects', json(`{"fields":${many('{"workingHours":[{}]}', 2400)}}`), 400],
    ['the deepest JSON', json(`{"fields":${'['.repeat(30)}${']'.repeat(30)}}`), 400],
    [
      'a form of the most parts',
      {
        method: 'POST',
        headers: { 'Content-Type': FORM },
        body: `${Buffer.concat([...repeated(file('photos'), 20_000)])}--X--\r\n`,
      },
      413,
    ],
  ])('while it reads %s', async (_, init, status) => {
    for (const path of ['/api/business/register', '/api/users/login']) {
      if (path.endsWith('login') && status === 413) continue;
      const stretch = await longest(async () => expect(await send(path, init)).toBe(status));
      expect(stretch).toBeLessThan(MOST_MS);
    }
  });

  it('while four send a photo of 8 MB at once', async () => {
    const photo = [
      encoder.encode('--X\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n'),
      ...repeated(new Uint8Array(64 * KB), 8 * 16),
      encoder.encode('\r\n--X--\r\n'),
    ];
    const sending = () => ({
      method: 'POST',
      headers: { 'Content-Type': FORM },
      body: counted(photo).body,
      duplex: 'half',
    });
    const one = async () => expect(await send('/api/business/register', sending())).toBe(400);
    expect(await longest(() => Promise.all([one(), one(), one(), one()]))).toBeLessThan(MOST_MS);
  });

  it('while it takes the largest picture', async () => {
    const form = new FormData();
    const { player } = full;
    const own = { fullName: 'Ali Can', email: player.email, position: 'Bek' };
    for (const [name, value] of Object.entries(own)) form.set(name, value);
    form.set('photo', await jpeg(3600, 3000));
    const whole = new Request('http://x', { method: 'POST', body: form });
    const type = whole.headers.get('content-type') ?? '';
    const body = await whole.arrayBuffer();
    const headers = { 'Content-Type': type, Authorization: `Bearer ${player.token}` };
    const put = () => send('/api/profile/user/update', { method: 'PUT', headers, body });
    expect(await longest(async () => expect(await put()).toBe(200))).toBeLessThan(MOST_MS);
  });

  it.each<[string, (crowd: Crowd, today: string) => string | Promise<string>]>([
    ['a search for a player by many beginnings', () => `/api/users/search?limit=100&name=${NAME} `],
    ['a search for a player by letters', () => '/api/users/search?limit=100&name=a b c d e f g h i j'],
    [
      'a search for a venue by a long text',
      () => `/api/business/search?city=İstanbul&name=${'a_'.repeat(4000)}`,
    ],
    [
      'two weeks of a venue with the most pitches',
      ({ business }, today) =>
        `/api/reservations/weekly-user?businessId=${business.id}&startDate=${today}&endDate=${addDays(today, 13)}`,
    ],
    ['the embedded page', ({ business }) => `/embed/${business.id}`],
    ['the export of a player', () => '/api/account/export'],
    ['the calendar of a player', ({ player }) => feedOf('/api/calendar/feed', player.token)],
    ['the calendar of a venue', ({ business }) => feedOf('/api/calendar/business-feed', business.token)],
    ['one hour for a calendar', async () => `/api/reservations/${await anyHour()}/calendar.ics`],
    ['the own reservations', () => '/api/reservations/mine'],
  ])('while it writes %s', async (_, pathOf) => {
    const path = await pathOf(full, istanbulDate(served.time.now));
    const headers = { Authorization: `Bearer ${full.player.token}` };
    const get = async () => expect(await send(encodeURI(path), { headers })).toBe(200);
    expect(await longest(get)).toBeLessThan(MOST_MS);
  });

  it('while it writes the export of a venue', async () => {
    const headers = { Authorization: `Bearer ${full.business.token}` };
    const get = async () => expect(await send('/api/account/export', { headers })).toBe(200);
    expect(await longest(get)).toBeLessThan(MOST_MS);
  });

  it('while a venue with thousands of coming bookings looks at other opening hours', async () => {
    const workingHours = [{ start: '08:00', end: '20:00' }];
    const { pitches, token } = full.business;
    const fields = pitches.map((pitch) => ({ ...PITCH, id: pitch.id, name: pitch.name, workingHours }));
    const look = () =>
      served.call<{ count: number }>('post', '/api/business/update/preview', {
        token,
        json: { businessName: 'Çınar Halı Saha', fields },
      });
    const stretch = await longest(async () => expect((await look()).body.count).toBeGreaterThan(ROWS / 3));
    expect(stretch).toBeLessThan(MOST_MS);
  });

  it('while hundreds of calls come at once', async () => {
    const business = await createVenue(served);
    const players = await Promise.all(Array.from({ length: 100 }, () => createUser(served)));
    const asking = () => Promise.all(players.map((player) => ask(served, player, business)));
    expect(await longest(asking)).toBeLessThan(MOST_MS);
  });

  const feedOf = async (path: string, token: string): Promise<string> => {
    const { body } = await served.call<{ url: string }>('get', path, { token });
    return new URL(body.url, 'http://x').pathname;
  };
  const anyHour = async (): Promise<string> =>
    (await served.db.q.selectFrom('reservations').select('id').executeTakeFirstOrThrow()).id;
});
