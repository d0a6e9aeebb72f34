import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedGeocoder } from './embedded.ts';
import { createNominatim } from './nominatim.ts';

const TOWNS: [town: string, lat: number, lng: number, province: string][] = [
  ['Kadıköy', 40.9909, 29.0297, 'İstanbul'],
  ['Bakırköy', 40.9819, 28.8772, 'İstanbul'],
  ['Adalar, an island', 40.8746, 29.1288, 'İstanbul'],
  ['Şile', 41.1754, 29.6103, 'İstanbul'],
  ['Çankaya', 39.9179, 32.8627, 'Ankara'],
  ['Polatlı', 39.5772, 32.1413, 'Ankara'],
  ['Karşıyaka', 38.4591, 27.1147, 'İzmir'],
  ['Çeşme', 38.3228, 26.3064, 'İzmir'],
  ['Bodrum', 37.0344, 27.4305, 'Muğla'],
  ['Marmaris', 36.855, 28.2742, 'Muğla'],
  ['Alanya', 36.5437, 31.9998, 'Antalya'],
  ['Kaş', 36.2018, 29.6377, 'Antalya'],
  ['Seyhan', 36.9914, 35.3308, 'Adana'],
  ['Tarsus', 36.9177, 34.8928, 'Mersin'],
  ['İskenderun', 36.5872, 36.1735, 'Hatay'],
  ['Antakya', 36.2021, 36.1601, 'Hatay'],
  ['Şahinbey', 37.0594, 37.3825, 'Gaziantep'],
  ['Kilis', 36.7184, 37.1212, 'Kilis'],
  ['Haliliye', 37.1591, 38.7969, 'Şanlıurfa'],
  ['Cizre', 37.3302, 42.1848, 'Şırnak'],
  ['Edremit of Van', 38.4153, 43.2618, 'Van'],
  ['Doğubayazıt', 39.5475, 44.0842, 'Ağrı'],
  ['Kars', 40.6013, 43.0975, 'Kars'],
  ['Hopa', 41.39, 41.4194, 'Artvin'],
  ['Ortahisar', 41.0027, 39.7168, 'Trabzon'],
  ['Giresun', 40.9128, 38.3895, 'Giresun'],
  ['Sinop', 42.0231, 35.1531, 'Sinop'],
  ['Ereğli of Zonguldak', 41.2825, 31.4179, 'Zonguldak'],
  ['Edirne', 41.6771, 26.5557, 'Edirne'],
  ['Gelibolu', 40.4103, 26.6706, 'Çanakkale'],
  ['Bandırma', 40.3522, 27.977, 'Balıkesir'],
  ['Meram', 37.8378, 32.4325, 'Konya'],
  ['Yalova', 40.655, 29.2769, 'Yalova'],
  ['Düzce', 40.8438, 31.1565, 'Düzce'],
];

const ABROAD: [place: string, lat: number, lng: number][] = [
  ['Athens', 37.9838, 23.7275],
  ['Aleppo', 36.2021, 37.1343],
  ['Tbilisi', 41.7151, 44.8271],
  ['Plovdiv', 42.1354, 24.7453],
  ['Nicosia', 35.1856, 33.3823],
  ['the middle of the Black Sea', 43.2, 34.5],
  ['the open Mediterranean', 34.5, 30.5],
  ['nowhere', 0, 0],
];

describe('embedded geocoder', () => {
  const geocoder = createEmbeddedGeocoder();

  it.each(TOWNS)('finds %s', async (_, lat, lng, province) => {
    expect(await geocoder.provinceAt(lat, lng)).toBe(province);
  });

  it.each(ABROAD)('knows no province in %s', async (_, lat, lng) => {
    expect(await geocoder.provinceAt(lat, lng)).toBeNull();
  });

  it('takes a pier outside the simplified coast for the nearest province', async () => {
    expect(await geocoder.provinceAt(36.5, 32.02)).toBe('Antalya');
    // Antalya is within reach too, and comes before Muğla in the list.
    expect(await geocoder.provinceAt(36.4, 29.1)).toBe('Muğla');
  });
});

describe('Nominatim', () => {
  const closes: (() => void)[] = [];
  afterEach(() => {
    for (const close of closes.splice(0)) close();
  });

  /** A service on this machine; `answer` gets the requested address. */
  async function service(
    answer: (url: URL, agent: string | undefined) => { status?: number; body: unknown },
  ) {
    const server = createServer((request, response) => {
      const { status = 200, body } = answer(
        new URL(request.url ?? '', 'http://x'),
        request.headers['user-agent'],
      );
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    closes.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('asks for the place in Turkish, naming itself', async () => {
    const asked: { url: URL; agent: string | undefined }[] = [];
    const url = await service((url, agent) => {
      asked.push({ url, agent });
      return { body: { address: { country_code: 'tr', province: 'Iğdır' } } };
    });
    expect(await createNominatim({ url, pause: 0 }).provinceAt(39.92, 44.04)).toBe('Iğdır');
    const query = Object.fromEntries(asked[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ lat: '39.92', lon: '44.04', 'accept-language': 'tr' });
    expect(asked[0]?.agent).toContain('Topla');
  });

  it('spells the province as the product does', async () => {
    const url = await service(() => ({ body: { address: { country_code: 'tr', state: 'Hakkari' } } }));
    expect(await createNominatim({ url, pause: 0 }).provinceAt(37.57, 43.74)).toBe('Hakkâri');
  });

  it.each([
    ['another country', { body: { address: { country_code: 'gr', state: 'Attika' } } }],
    [
      'another country that counts a province of ours',
      { body: { address: { country_code: 'sy', state: 'Hatay' } } },
    ],
    ['a province of no country', { body: { address: { state: 'Hatay' } } }],
    ['a name that is no province', { body: { address: { country_code: 'tr', state: 'Marmara Bölgesi' } } }],
    ['an answer without address', { body: { error: 'Unable to geocode' } }],
    ['a failure', { status: 500, body: {} }],
  ])('has no answer for %s', async (_, answer) => {
    const url = await service(() => answer);
    expect(await createNominatim({ url, pause: 0 }).provinceAt(38, 24)).toBeNull();
  });

  it('has no answer when the service keeps silent', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const geocoder = createNominatim({ url: 'http://x', fetch: silent, pause: 0, timeout: 20 });
    expect(await geocoder.provinceAt(41, 29)).toBeNull();
  });

  it('gives every call its whole time, however long it stood in line', async () => {
    const answer: typeof fetch = async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({ address: { country_code: 'tr', province: 'Van' } });
    };
    const geocoder = createNominatim({ url: 'http://x', fetch: answer, pause: 30, timeout: 10 });
    const answers = await Promise.all([1, 2, 3].map(() => geocoder.provinceAt(38.5, 43)));
    expect(answers).toEqual(['Van', 'Van', 'Van']);
  });

  it('lets nobody wait behind twenty others, and serves again once they are through', async () => {
    const answer: typeof fetch = async () =>
      Response.json({ address: { country_code: 'tr', province: 'Van' } });
    const geocoder = createNominatim({ url: 'http://x', fetch: answer, pause: 0 });
    const places = Array.from({ length: 25 }, () => geocoder.provinceAt(38.5, 43));
    const answers = await Promise.all(places);
    expect(answers.filter((name) => name === 'Van')).toHaveLength(20);
    expect(answers.filter((name) => name === null)).toHaveLength(5);
    expect(await geocoder.provinceAt(38.5, 43)).toBe('Van');
  });

  it('asks once a second', async () => {
    const asked: string[] = [];
    const answer: typeof fetch = async (address) => {
      asked.push(String(address));
      return Response.json({ address: { country_code: 'tr', province: 'Van' } });
    };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    closes.push(() => vi.useRealTimers());
    const geocoder = createNominatim({ url: 'http://x/', fetch: answer });
    await geocoder.provinceAt(38.5, 43);
    const second = geocoder.provinceAt(38.5, 43);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([expect.stringMatching(/^http:\/\/x\/reverse\?/)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toBe('Van');
    expect(asked).toHaveLength(2);
  });

  it('never asks twice at once', async () => {
    let running = 0;
    let most = 0;
    const counting: typeof fetch = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return Response.json({ address: { country_code: 'tr', province: 'Van' } });
    };
    const geocoder = createNominatim({ url: 'http://x', fetch: counting, pause: 0 });
    const answers = await Promise.all([1, 2, 3].map((n) => geocoder.provinceAt(38 + n / 10, 43)));
    expect(answers).toEqual(['Van', 'Van', 'Van']);
    expect(most).toBe(1);
  });
});
