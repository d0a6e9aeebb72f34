import type { Context, Hono } from 'hono';
import { addDays, currentNight } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import type { HttpEnv } from '../../http/env.ts';
import { callerOf } from '../../http/rate-limit.ts';
import { siteUrl } from '../../http/site-url.ts';
import { visitorWeek } from '../availability/index.ts';
import { brandDrawing, matchDrawing, tournamentDrawing, venueDrawing } from './drawings.ts';
import { activeVenue, announcedTournament, countText, matchBehind } from './head.ts';
import { jpeg, versionOf } from './pictures.ts';
import { pagesSitemap, sitemapIndex, venuesSitemap } from './sitemap.ts';

/** Chats fetch a picture once and keep it; free hours change. */
const PICTURE_S = 300;
const SITEMAP_S = 3600;

/** What crawlers read beside pages: pictures of links, sitemaps and the robots' file. */
export function mountLinks(app: Hono<HttpEnv>): void {
  app.get('/og/topla.jpg', (c) => picture(c, 'topla', async () => brandDrawing()));
  app.get('/og/venue/:file{.+\\.jpg}', (c) => picture(c, 'venue', (id) => drawVenue(c.var.app, id)));
  app.get('/og/tournament/:file{.+\\.jpg}', (c) =>
    picture(c, 'tournament', (id) => drawTournament(c.var.app, id)),
  );
  app.get('/og/mac/:file{.+\\.jpg}', (c) => picture(c, 'mac', (code) => drawMatch(c.var.app, code)));
  app.get('/robots.txt', (c) => {
    c.header('Cache-Control', `public, max-age=${SITEMAP_S}`);
    const sitemap = siteUrl(c.var.app.config, '/sitemap.xml');
    return c.text(`User-agent: *\nDisallow: /api/\nDisallow: /embed/\n\nSitemap: ${sitemap}\n`);
  });
  app.get('/sitemap.xml', (c) => sitemap(c, () => sitemapIndex(c.var.app)));
  app.get('/sitemap/pages.xml', (c) => sitemap(c, () => pagesSitemap(c.var.app)));
  app.get('/sitemap/:file{venues-[1-9][0-9]{0,3}\\.xml}', (c) =>
    sitemap(c, () =>
      venuesSitemap(c.var.app, Number.parseInt(c.req.param('file').slice('venues-'.length), 10)),
    ),
  );
}

async function drawVenue(ctx: AppContext, id: string): Promise<string | null> {
  const venue = await activeVenue(ctx, id);
  if (!venue) return null;
  const now = ctx.clock();
  const night = currentNight(now);
  const week = { businessId: id, startDate: night, endDate: addDays(night, 6) };
  return venueDrawing(venue, { ...(await visitorWeek(ctx, week, now)), night });
}

async function drawTournament(ctx: AppContext, id: string): Promise<string | null> {
  const found = await announcedTournament(ctx, id);
  return found && tournamentDrawing(found);
}

async function drawMatch(ctx: AppContext, code: string): Promise<string | null> {
  const found = await matchBehind(ctx, code);
  return found && matchDrawing(found, countText(found));
}

type Draw = (id: string) => Promise<string | null>;

/** Answers a drawing. What the asker has already is not drawn again. */
async function picture(c: Context<HttpEnv>, kind: string, draw: Draw): Promise<Response> {
  c.set('route', `/og/${kind}`);
  await c.var.app.limits.take('linkPicture', callerOf(c, null));
  const svg = await draw((c.req.param('file') ?? '').replace(/\.jpg$/, ''));
  if (svg === null) throw new AppError('not_found');
  const tag = `"${versionOf(svg)}"`;
  c.header('Cache-Control', `public, max-age=${PICTURE_S}`);
  c.header('ETag', tag);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304);
  return c.body(new Uint8Array(await jpeg(svg)), 200, { 'Content-Type': 'image/jpeg' });
}

async function sitemap(c: Context<HttpEnv>, make: () => Promise<string | null>): Promise<Response> {
  c.set('route', '/sitemap');
  await c.var.app.limits.take('sitemap', callerOf(c, null));
  const text = await make();
  if (text === null) throw new AppError('not_found');
  c.header('Cache-Control', `public, max-age=${SITEMAP_S}`);
  return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}
