import { expect, it } from 'vitest';
import { booked, FRIDAY } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { decide } from '../../../test/settings.ts';
import { createApp } from '../../app.ts';
import { AppError } from '../../base/app-error.ts';

async function read(test: TestApp, path: string) {
  const response = await createApp(test.ctx).request(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The links of the free hours. */
const hrefs = (html: string) =>
  [...html.matchAll(/href="(\/available-slots[^"]+slot=[^"]+)"/g)].map((m) => m[1]);

onBothEngines('the page for a venue’s own site', (app) => {
  it('lists free hours of seven days, each leading to its reservation in a new tab', async () => {
    const pitch1 = { name: 'Üst & <Saha>', capacity: '<7>' };
    const business = await createVenue(app(), { venue_name: 'Çınar & "Oğlu" <Halı>' }, [pitch1]);
    const booking = { fieldName: pitch1.name, timeSlot: '21:00-22:00' };
    await booked(app(), await createUser(app()), business, booking);
    const { status, text } = await read(app(), `/embed/${business.id}`);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="tr">');
    const name = 'Çınar &amp; &quot;Oğlu&quot; &lt;Halı&gt;';
    expect(text).toContain(`<title>${name}, boş saatler</title>`);
    expect(text).toContain(`<h1>${name}</h1>`);
    expect(text).toContain('<h2>Üst &amp; &lt;Saha&gt; <small>&lt;7&gt;</small></h2>');
    const links = hrefs(text).map(
      (href) => new URLSearchParams(href?.split('?')[1]?.replaceAll('&amp;', '&')),
    );
    expect(links).toHaveLength(7 * 8 - 1);
    const slots = links.map((link) => link.get('slot'));
    const pitch = business.pitches[0]?.id;
    expect(slots).toContain(`${pitch}~${FRIDAY}~20:00-21:00`);
    expect(slots).not.toContain(`${pitch}~${FRIDAY}~21:00-22:00`);
    expect(text).toContain('<b>00:00</b> <i>gece</i> <span>');
    expect(text).toContain('<b>23:00</b> <span>');
    expect(text.match(/<details/g)).toHaveLength(7);
    expect(text.match(/ open>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<a(?![^>]*target="_blank" rel="noopener")/);
  });

  it('counts as read for whoever looks at it', async () => {
    const { id } = await createVenue(app());
    const counted: unknown[] = [];
    const limits = {
      ...app().ctx.limits,
      take: async (name: string, { account }: { account: string | null }) => {
        counted.push([name, account]);
        throw new AppError('rate_limited', { retryAfter: 7 });
      },
    };
    const response = await createApp({ ...app().ctx, limits }).request(`/embed/${id}`);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7']);
    expect(counted).toEqual([['read', null]]);
  });

  it('says of days without a free hour that they are full', async () => {
    const business = await createVenue(app(), {}, [
      { working_hours: JSON.stringify([{ start: '21:00', end: '22:00' }]) },
    ]);
    await booked(app(), await createUser(app()), business);
    const { text } = await read(app(), `/embed/${business.id}`);
    expect(text).toContain('<li class="full"><b>20 Kasım Cuma</b> <em>Dolu</em></li>');
    await decide(app(), business, { horizonWeeks: 1 });
    expect((await read(app(), `/embed/${business.id}`)).text.match(/<details/g)).toHaveLength(6);
  });

  it('calls today what is today in Istanbul, from midnight on', async () => {
    const business = await createVenue(app());
    app().time.now = Date.parse('2026-11-19T00:00:00+03:00');
    const { text } = await read(app(), `/embed/${business.id}`);
    expect(text).toContain('<b>Bugün <span>19 Kasım Perşembe</span></b>');
    expect(text).toContain('<b>Yarın <span>20 Kasım Cuma</span></b>');
    expect(text).toContain('00:00 itibarıyla');
  });

  it('may be framed by anybody, runs nothing, and sets no cookie', async () => {
    const business = await createVenue(app());
    const { headers, text } = await read(app(), `/embed/${business.id}?theme=dark`);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(text).not.toMatch(/<script|<style| style=/);
    expect(text).toContain('data-theme="dark"');
    const css = /href="(\/embed\/[0-9a-f]{8}\.css)"/.exec(text)?.[1] ?? '';
    const sheet = await read(app(), css);
    expect(sheet.status).toBe(200);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(sheet.headers.get('x-frame-options')).toBe('DENY');
  });

  it('leaves every other page unframed', async () => {
    const other = await read(app(), '/healthz');
    expect(other.headers.get('x-frame-options')).toBe('DENY');
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('puts nothing of its address into the page', async () => {
    const business = await createVenue(app());
    const { text } = await read(app(), `/embed/${business.id}?theme=%22%3E%3Cscript%3E`);
    expect(text).toContain('<html lang="tr">');
    expect(text).not.toContain('<script');
  });

  it('is kept for a minute, but not where it could not be read', async () => {
    const { id } = await createVenue(app());
    expect((await read(app(), `/embed/${id}`)).headers.get('Cache-Control')).toBe('public, max-age=60');
    const q = app().db.q.withPlugin({
      transformQuery: () => {
        throw new Error('gone');
      },
      transformResult: async ({ result }) => result,
    });
    const broken = createApp({ ...app().ctx, db: { ...app().db, q } });
    const response = await broken.request(`/embed/${id}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  });

  it('says that a venue takes no reservations, unknown or unpaid', async () => {
    const unpaid = await createVenue(app(), { next_payment_at: app().time.now });
    for (const id of ['nowhere', unpaid.id]) {
      const { status, text, headers } = await read(app(), `/embed/${id}`);
      expect(status).toBe(404);
      expect(text).toContain('şu anda Topla üzerinden rezervasyon almıyor');
      expect(headers.get('x-frame-options')).toBeNull();
    }
  });
});
