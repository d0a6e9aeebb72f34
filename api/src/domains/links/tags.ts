import { LRUCache } from 'lru-cache';
import { BRAND } from 'mf-shared/brand';
import { html } from '../../base/html.ts';
import type { AppContext } from '../../context.ts';
import type { HeadTags, PageTags } from '../../http/head-tags.ts';
import { siteUrl } from '../../http/site-url.ts';
import { type Head, headOf } from './head.ts';
import { PICTURE } from './pictures.ts';

/** A page read by many at once is described once; a description may be this old. */
const FRESH_MS = 10_000;
const MOST_KEPT = 1000;
const LONGEST_KEY = 200;

/** How pages present themselves, for the page of the shell. A page whose data cannot be read presents itself as any other. */
export function headTags(ctx: AppContext): HeadTags {
  const kept = new LRUCache<string, Promise<PageTags>>({ max: MOST_KEPT, ttl: FRESH_MS });
  const make = async (url: URL): Promise<PageTags> => {
    try {
      const head = await headOf(ctx, url);
      return { html: tagsOf(ctx, head), isListed: head.canonical !== null };
    } catch (err) {
      ctx.log.warn({ err }, 'the head of a page could not be made');
      return { html: '', isListed: false };
    }
  };
  return (url) => {
    const key = JSON.stringify([
      url.pathname,
      url.searchParams.get('city'),
      url.searchParams.get('businessId'),
    ]);
    // A link to a match that was replaced says nothing any more from that moment.
    if (key.length > LONGEST_KEY || url.pathname.startsWith('/mac/')) return make(url);
    const tags = kept.get(key) ?? make(url);
    if (!kept.has(key)) kept.set(key, tags);
    return tags;
  };
}

function tagsOf({ config }: AppContext, { title, description, canonical, picture, data }: Head): string {
  const url = canonical !== null && siteUrl(config, canonical);
  const image = siteUrl(config, picture);
  const tags = html`<title>${title}</title>
<meta name="description" content="${description}">
${url ? html`<link rel="canonical" href="${url}"><meta property="og:url" content="${url}">` : html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${BRAND}">
<meta property="og:locale" content="tr_TR">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${image}">
<meta property="og:image:type" content="image/jpeg">
<meta property="og:image:width" content="${PICTURE.width}">
<meta property="og:image:height" content="${PICTURE.height}">
<meta name="twitter:card" content="summary_large_image">`.toString();
  return [tags, ...data.map(structured)].join('\n');
}

/** Data, which browsers do not run. Nothing in it may end the element. */
const structured = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
