import { istanbulDate } from 'mf-shared/schedule';
import { type Html, html } from '../../base/html.ts';
import type { AppContext } from '../../context.ts';
import { siteUrl } from '../../http/site-url.ts';
import { comingTournamentIds } from '../tournaments/index.ts';
import { activeCities, activeVenueIds, countActive } from '../venues/index.ts';
import { cityPage, OPEN_PAGES, venuePage } from './head.ts';

/** How many addresses a sitemap may have. */
const MOST = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of sitemaps: one of pages, cities and tournaments, and as many of venues as it takes. */
export async function sitemapIndex(ctx: AppContext, most = MOST): Promise<string> {
  const parts = Math.ceil((await countActive(ctx.db.q, ctx.clock())) / most);
  const paths = [
    '/sitemap/pages.xml',
    ...Array.from({ length: parts }, (_, at) => `/sitemap/venues-${at + 1}.xml`),
  ];
  const entries = paths.map((path) => html`<sitemap><loc>${siteUrl(ctx.config, path)}</loc></sitemap>`);
  return xml(html`<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`);
}

/** Pages without a venue: fixed ones, cities, and coming tournaments. */
export async function pagesSitemap(ctx: AppContext): Promise<string> {
  const now = ctx.clock();
  const cities = await activeCities(ctx.db.q, now);
  const tournaments = await comingTournamentIds(ctx.db.q, istanbulDate(now), MOST / 2);
  return urls(ctx, [
    '/',
    '/search',
    '/ranking',
    ...OPEN_PAGES,
    ...cities.flatMap((city) => [
      cityPage('/results', city),
      cityPage('/hours', city),
      cityPage('/ranking', city),
    ]),
    ...tournaments.map((id) => `/tournament/${encodeURIComponent(id)}`),
  ]);
}

/** A part (from 1) of the venues that take reservations; null beyond the last. */
export async function venuesSitemap(ctx: AppContext, part: number, most = MOST): Promise<string | null> {
  const ids = await activeVenueIds(ctx.db.q, ctx.clock(), { limit: most, offset: (part - 1) * most });
  return ids.length === 0 ? null : urls(ctx, ids.map(venuePage));
}

const urls = ({ config }: AppContext, paths: readonly string[]): string =>
  xml(
    html`<urlset xmlns="${NAMESPACE}">${paths.map((path) => html`<url><loc>${siteUrl(config, path)}</loc></url>`)}</urlset>`,
  );

const xml = (body: Html) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
