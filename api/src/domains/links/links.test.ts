import { currentNight } from 'mf-shared/schedule';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { booked, cancel } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { calledTo, replyAsGuest } from '../../../test/rosters.ts';
import { CUP, tournaments } from '../../../test/tournaments.ts';
import { createApp } from '../../app.ts';
import { AppError } from '../../base/app-error.ts';
import { headTags } from './index.ts';
import { sitemapIndex, venuesSitemap } from './sitemap.ts';

const SITE = 'https://topla.example';

/** What a crawler reads in the head of a page. */
async function crawl(test: TestApp, path: string) {
  const ctx = { ...test.ctx, config: { ...test.ctx.config, publicUrl: SITE } };
  const { html, isListed } = await headTags(ctx)(new URL(path, SITE));
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    html,
    isListed,
    meta,
    title: /<title>(.*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}

const get = (test: TestApp, path: string, headers: Record<string, string> = {}) =>
  createApp(test.ctx).request(path, { headers });

onBothEngines('links that show themselves', (app) => {
  const { create } = tournaments(app);

  it('say of a venue what it is, what an hour costs and when it is open', async () => {
    const { id } = await createVenue(app(), { rating_sum: 9, rating_count: 2, rating_score: 3.5 });
    const head = await crawl(app(), `/available-slots?businessId=${id}&slot=x&utm=y`);
    expect(head.title).toBe('Çınar Halı Saha, boş saatler · Topla');
    expect(head.canonical).toBe(`${SITE}/available-slots?businessId=${id}`);
    expect(head.meta('og:title')).toBe(head.title);
    expect(head.meta('og:locale')).toBe('tr_TR');
    expect(head.meta('og:image')).toBe(`${SITE}/og/venue/${id}.jpg`);
    expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual(['1200', '630']);
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.meta('description')).toContain('1.200 TL');
    expect(head.meta('robots')).toBeUndefined();
    expect(head.data).toMatchObject([
      {
        '@type': 'SportsActivityLocation',
        name: 'Çınar Halı Saha',
        geo: { latitude: 41.01, longitude: 28.98 },
        address: { streetAddress: 'Bağdat Caddesi 1', addressRegion: 'İstanbul', addressCountry: 'TR' },
        openingHoursSpecification: [{ opens: '18:00', closes: '02:00' }],
        aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
        makesOffer: [{ price: 1200, priceCurrency: 'TRY' }],
      },
    ]);
    expect(head.html).not.toContain('Ayşe Öztürk');
    expect(head.html).not.toContain('@isletme.test');
  });

  it('say of a match when it is and how many come, to whoever has its link, and nothing of its people', async () => {
    const captain = await createUser(app(), { full_name: 'Kaptan Can' });
    const venue = await createVenue(app(), { venue_name: 'Moda Sahil' });
    const reservation = await booked(app(), captain, venue);
    const code = await calledTo(app(), captain, reservation.id);
    for (let n = 0; n < 9; n++) await replyAsGuest(app(), code, n);
    const head = await crawl(app(), `/mac/${code}`);
    expect(head.title).toBe('Moda Sahil · Cum 21:00 · 9/14');
    expect(head.meta('og:title')).toBe(head.title);
    expect(head.meta('description')).toBe(
      '20 Kasım Cuma, 21:00-22:00. Bağdat Caddesi 1, İstanbul. Kişi başı 86 TL. Geliyor musunuz? Adınızı yazmanız yeter.',
    );
    expect([head.canonical, head.isListed, head.meta('robots')]).toEqual([undefined, false, 'noindex']);
    expect(head.html).not.toMatch(/Misafir|Kaptan/);
    const picture = `/og/mac/${code}.jpg`;
    expect(head.meta('og:image')).toBe(SITE + picture);
    const { headers, status } = await get(app(), picture);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    await cancel(app(), captain, reservation.id);
    expect((await crawl(app(), `/mac/${code}`)).title).toBe('Moda Sahil · Cum 21:00 · iptal edildi');
    await app().call('post', `/api/rosters/${code}/rotate`, { token: captain.token });
    const gone = await crawl(app(), `/mac/${code}`);
    const wrong = await crawl(app(), `/mac/${'x'.repeat(22)}`);
    expect([gone.title, gone.html]).toEqual(['Maç · Topla', wrong.html]);
    expect((await get(app(), picture)).status).toBe(404);
  });

  it('let no text of a venue become markup', async () => {
    const name = 'A & "B" </title><script>1</script>';
    const { id } = await createVenue(app(), { venue_name: name, address: '</script><b>' });
    const { html, title, data } = await crawl(app(), `/available-slots?businessId=${id}`);
    expect(title).toBe(
      'A &amp; &quot;B&quot; &lt;/title&gt;&lt;script&gt;1&lt;/script&gt;, boş saatler · Topla',
    );
    expect(html).not.toMatch(/<script>|<b>/);
    expect(data[0]).toMatchObject({ name, address: { streetAddress: '</script><b>' } });
  });

  it('say nothing of a venue that takes no reservations, and list none', async () => {
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now });
    for (const id of [unpaid.id, 'nowhere', 'x'.repeat(5000), '']) {
      const head = await crawl(app(), `/available-slots?businessId=${id}`);
      expect([head.title, head.canonical, head.meta('robots')]).toEqual([
        'Boş saatler · Topla',
        undefined,
        'noindex',
      ]);
      if (id !== '') expect((await get(app(), `/og/venue/${id}.jpg`)).status).toBe(404);
    }
  });

  it('announce a tournament without its people', async () => {
    const organizer = await createUser(app(), { full_name: 'Ayşe Gizli' });
    const { body } = await create(organizer, CUP);
    const { id } = body.tournament;
    const head = await crawl(app(), `/tournament/${id}`);
    expect([head.title, head.canonical]).toEqual(['Gece Kupası · Topla', `${SITE}/tournament/${id}`]);
    expect(head.data).toMatchObject([
      { '@type': 'SportsEvent', startDate: '2026-11-28', offers: { price: 500 } },
    ]);
    expect(head.html).not.toContain('Gizli');
    expect(head.html).not.toContain(organizer.id);
    expect((await get(app(), `/og/tournament/${id}.jpg`)).status).toBe(200);
    await app().call('delete', `/api/tournaments/${id}`, { token: organizer.token });
    const after = await crawl(app(), `/tournament/${id}`);
    expect([after.title, after.isListed]).toEqual(['Turnuva · Topla', false]);
    expect((await get(app(), `/og/tournament/${id}.jpg`)).status).toBe(404);
  });

  it('tell nobody who a player is', async () => {
    const player = await createUser(app(), { full_name: 'Ayşe Gizli' });
    const head = await crawl(app(), `/user/${player.id}`);
    expect([head.title, head.isListed, head.meta('robots')]).toEqual(['Oyuncu · Topla', false, 'noindex']);
    expect(head.html).not.toContain('Gizli');
    expect(head.meta('og:image')).toBe(`${SITE}/og/topla.jpg`);
  });

  it.each([
    ['/', 'Halısaha bulun, saatinizi ayırtın · Topla', '/'],
    ['/?next=x', 'Halısaha bulun, saatinizi ayırtın · Topla', '/'],
    ['/search', 'Saha ara · Topla', '/search'],
    ['/results?city=Van&q=x', 'Van halısahaları · Topla', '/results?city=Van'],
    ['/ranking?city=Van', 'Van saha sıralaması · Topla', '/ranking?city=Van'],
    ['/hours', 'Boş saatler · Topla', '/hours'],
    ['/hours?city=Van&date=2026-11-20', 'Van: 20 Kasım Cuma boş saatleri · Topla', '/hours?city=Van'],
    ['/hours?city=Van&district=Edremit&date=x', 'Edremit, Van: boş saatler · Topla', '/hours?city=Van'],
    ['/hours?city=Van&district=Arayın%200532', 'Van: boş saatler · Topla', '/hours?city=Van'],
    ['/results?city=Atlantis', 'Sahalar · Topla', null],
    ['/my-reservations', 'Topla – halısaha bul, saat ayırt', null],
    ['/reset-password?token=secret', 'Topla – halısaha bul, saat ayırt', null],
    ['/admin-invitation?token=secret', 'Topla – halısaha bul, saat ayırt', null],
    ['/removals/1?token=secret', 'Topla – halısaha bul, saat ayırt', null],
  ])('list %s only if everybody may read it', async (path, title, canonical) => {
    const head = await crawl(app(), path);
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(canonical === null ? undefined : SITE + canonical);
    expect(head.isListed).toBe(canonical !== null);
    expect(head.html).not.toContain('secret');
  });

  it('carry a picture that shows tonight’s hours, and is not sent twice', async () => {
    const venue = await createVenue(app());
    const path = `/og/venue/${venue.id}.jpg`;
    const first = await get(app(), path);
    expect(first.headers.get('Content-Type')).toBe('image/jpeg');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.length).toBeLessThan(200 * 1024);
    const tag = first.headers.get('ETag') ?? '';
    expect((await get(app(), path, { 'If-None-Match': tag })).status).toBe(304);
    const same = await createVenue(app());
    expect((await get(app(), `/og/venue/${same.id}.jpg`)).headers.get('ETag')).toBe(tag);
    const fuller = await createVenue(app());
    const tonight = { date: currentNight(app().time.now), timeSlot: '21:00-22:00' };
    await booked(app(), await createUser(app()), fuller, tonight);
    expect((await get(app(), `/og/venue/${fuller.id}.jpg`)).headers.get('ETag')).not.toBe(tag);
  });

  it('count pictures for whoever asks', async () => {
    const limits = {
      ...app().ctx.limits,
      take: async (name: string) => {
        throw new AppError('rate_limited', { message: name, retryAfter: 7 });
      },
    };
    const response = await createApp({ ...app().ctx, limits }).request('/og/topla.jpg');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
  });

  it('stand in a sitemap, in parts where they are many, and in the robots’ file', async () => {
    const open = [];
    for (let at = 0; at < 3; at += 1) open.push((await createVenue(app())).id);
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now });
    const pending = await createVenue(app(), { status: 'pending' });
    const all = [...open, unpaid.id, pending.id];
    const index = await sitemapIndex(app().ctx, 2);
    const count = index.match(/venues-\d+/g)?.length ?? 0;
    const parts = Array.from({ length: count + 1 }, (_, at) => venuesSitemap(app().ctx, at + 1, 2));
    const texts = await Promise.all(parts);
    expect(texts.pop()).toBeNull();
    const listed = texts.flatMap((text) =>
      [...`${text}`.matchAll(/businessId=([^<]+)</g)].map(([, id]) => id),
    );
    expect(listed.length).toBeLessThanOrEqual(2 * count);
    expect(listed).toEqual([...new Set(listed)].sort());
    expect(listed.filter((id) => all.includes(id ?? ''))).toEqual(open.sort());
    const pages = await (await get(app(), '/sitemap/pages.xml')).text();
    expect(pages).toContain('/results?city=%C4%B0stanbul<');
    expect(await (await get(app(), '/robots.txt')).text()).toMatch(
      /Disallow: \/api\/\n[\s\S]*Sitemap: http\S+\/sitemap\.xml/,
    );
  });
});
