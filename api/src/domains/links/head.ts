import { BRAND } from 'mf-shared/brand';
import { IsoDate } from 'mf-shared/contracts/common';
import type { Roster } from 'mf-shared/contracts/rosters';
import { formatDate, formatDay, formatMoney, formatSlot, formatWeekday } from 'mf-shared/format';
import { isProvince } from 'mf-shared/provinces';
import { istanbulDate } from 'mf-shared/schedule';
import { AppError } from '../../base/app-error.ts';
import type { AppContext } from '../../context.ts';
import { siteUrl } from '../../http/site-url.ts';
import { districtOf } from '../hours/index.ts';
import { publicRoster } from '../rosters/index.ts';
import { type ListedTournament, tournamentById } from '../tournaments/index.ts';
import { showVenue } from '../venues/index.ts';
import { tournamentData, venueData } from './structured-data.ts';

/** What a page says of itself to search engines and to chats that show its link. */
export type Head = {
  title: string;
  description: string;
  /** The page's one address, as a path; null for pages that no search engine may list. */
  canonical: string | null;
  /** Path of the picture. */
  picture: string;
  /** Structured data (JSON-LD). */
  data: readonly object[];
};

const DESCRIPTION =
  'Şehrinizdeki halısahaları bulun, boş saatleri canlı görün, saniyeler içinde rezervasyon isteği gönderin.';
export const BRAND_PICTURE = '/og/topla.jpg';
const LONGEST_ID = 64;

/** Pages without anything private and without a title here: they bring their own. */
export const OPEN_PAGES = [
  '/register-user',
  '/register-business',
  '/support',
  '/terms-of-service',
  '/privacy-policy',
  '/business-service',
  '/service-info',
  '/mesafeli-satis-sozlesmesi',
  '/delivery-return',
];

/** A page behind a login, with a token, or unknown: it shows a link, and is not listed. */
const unlisted = (title = `${BRAND} – halısaha bul, saat ayırt`): Head => ({
  title,
  description: DESCRIPTION,
  canonical: null,
  picture: BRAND_PICTURE,
  data: [],
});

const listed = (title: string, canonical: string, description = DESCRIPTION): Head => ({
  ...unlisted(title),
  description,
  canonical,
});

const named = (title: string) => `${title} · ${BRAND}`;

/**
 * The head of the page at `url` as a visitor may know it. What only signed-in people see (players, matches, who plays in a
 * tournament) is not in it.
 */
export async function headOf(ctx: AppContext, { pathname, searchParams }: URL): Promise<Head> {
  if (pathname === '/') return landing(ctx);
  if (pathname === '/search')
    return listed(
      named('Saha ara'),
      '/search',
      'Şehrinizi seçin, yakınınızdaki halısahaları ve boş saatlerini görün.',
    );
  if (pathname === '/results') return results(searchParams.get('city') ?? '');
  if (pathname === '/hours') return hours(searchParams);
  if (pathname === '/ranking') return ranking(searchParams.get('city') ?? '');
  if (pathname === '/available-slots') return venue(ctx, searchParams.get('businessId') ?? '');
  const [, tournamentId] = /^\/tournament\/([^/]+)$/.exec(pathname) ?? [];
  if (tournamentId !== undefined) return tournament(ctx, tournamentId);
  const [, code] = /^\/mac\/([^/]+)$/.exec(pathname) ?? [];
  if (code !== undefined) return match(ctx, code);
  if (/^\/user\/[^/]+$/.test(pathname)) return unlisted(named('Oyuncu'));
  if (OPEN_PAGES.includes(pathname)) return listed(unlisted().title, pathname);
  return unlisted();
}

const landing = ({ config }: AppContext): Head => ({
  ...listed(named('Halısaha bulun, saatinizi ayırtın'), '/'),
  data: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: BRAND,
      url: siteUrl(config, '/'),
      inLanguage: 'tr',
      description: DESCRIPTION,
    },
  ],
});

/** The page of a city's venues. */
export const cityPage = (path: '/results' | '/hours' | '/ranking', city: string) =>
  `${path}?${new URLSearchParams({ city })}`;

function results(city: string): Head {
  if (!isProvince(city)) return unlisted(named('Sahalar'));
  const words = `${city} halısahaları: boş saatler, fiyatlar ve oyuncu yorumları. Saatinizi seçin, rezervasyon isteğinizi hemen gönderin.`;
  return listed(named(`${city} halısahaları`), cityPage('/results', city), words);
}

function hours(params: URLSearchParams): Head {
  const [city, part, date] = ['city', 'district', 'date'].map((name) => params.get(name) ?? '');
  if (!city || !isProvince(city)) return listed(named('Boş saatler'), '/hours');
  // Only a known district: the title must not say whatever a link wants it to.
  const place = part && districtOf(part, city) === part ? `${part}, ${city}` : city;
  const night = date && IsoDate.safeParse(date).success ? `${formatDay(date)} boş saatleri` : 'boş saatler';
  const words =
    'Bütün sahaların boş saatleri tek listede: saat, yer, ücret ve kişi başı fiyat. Birini seçin, hemen isteyin.';
  return listed(named(`${place}: ${night}`), cityPage('/hours', city), words);
}

function ranking(city: string): Head {
  if (!isProvince(city)) return listed(named('Saha sıralaması'), '/ranking');
  const words = `${city} halısahaları, oyuncuların puanlarına göre sıralı.`;
  return listed(named(`${city} saha sıralaması`), cityPage('/ranking', city), words);
}

/** The page of a venue's hours. */
export const venuePage = (businessId: string) => `/available-slots?${new URLSearchParams({ businessId })}`;

async function venue(ctx: AppContext, id: string): Promise<Head> {
  const found = id.length <= LONGEST_ID && (await activeVenue(ctx, id));
  if (!found) return unlisted(named('Boş saatler'));
  const { businessName, address, location, fields, averageRating, ratingCount } = found;
  const prices = fields.map(({ price }) => price);
  const words = [
    `${address}${address.includes(location.city) ? '' : `, ${location.city}`}.`,
    prices.length > 0 && `Saati ${formatMoney(Math.min(...prices))}'den başlayan fiyatlarla.`,
    ratingCount > 0 && `${ratingCount} yorumda ${averageRating.toLocaleString('tr-TR')} yıldız.`,
    'Boş saatleri görün, yerinizi ayırtın.',
  ];
  return {
    title: named(`${businessName}, boş saatler`),
    description: words.filter(Boolean).join(' '),
    canonical: venuePage(id),
    picture: `/og/venue/${encodeURIComponent(id)}.jpg`,
    data: [venueData(ctx.config, found)],
  };
}

/** A venue that takes reservations, as visitors see it; null for others. */
export const activeVenue = (ctx: AppContext, id: string) =>
  showVenue({ ...ctx, actor: null }, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'business_not_found') return null;
    throw error;
  });

async function tournament(ctx: AppContext, id: string): Promise<Head> {
  const found = await announcedTournament(ctx, id);
  if (!found) return unlisted(named('Turnuva'));
  const { name, date, city, capacity, fee } = found;
  const price = fee > 0 ? `Katılım ${formatMoney(fee)}.` : 'Katılım ücretsiz.';
  return {
    title: named(name),
    description: `${formatDate(date)}, ${city}. ${capacity} kişilik halısaha turnuvası. ${price}`,
    canonical: date >= istanbulDate(ctx.clock()) ? `/tournament/${encodeURIComponent(id)}` : null,
    picture: `/og/tournament/${encodeURIComponent(id)}.jpg`,
    data: [tournamentData(ctx.config, found)],
  };
}

/** A tournament that is not called off; null for others. Nothing of its people may be shown to visitors. */
export async function announcedTournament(ctx: AppContext, id: string): Promise<ListedTournament | null> {
  const row = id.length <= LONGEST_ID ? await tournamentById(ctx.db.q, id) : undefined;
  return row && row.cancelled_at === null ? row : null;
}

/** A match behind a link: for whoever was sent it, and for no search engine. A link that leads nowhere says nothing. */
async function match(ctx: AppContext, code: string): Promise<Head> {
  const found = await matchBehind(ctx, code);
  if (!found) return unlisted(named('Maç'));
  const { address, location, pricePerHead } = found;
  return {
    ...unlisted(matchTitle(found)),
    description: `${formatSlot(found)}. ${address}, ${location.city}. Kişi başı ${formatMoney(pricePerHead)}. Geliyor musunuz? Adınızı yazmanız yeter.`,
    picture: `/og/mac/${encodeURIComponent(code)}.jpg`,
  };
}

/** The match behind a link, as strangers see it; null for a link that leads nowhere. */
export const matchBehind = async (ctx: AppContext, code: string): Promise<Roster | null> =>
  code.length <= LONGEST_ID ? publicRoster(ctx, code) : null;

/** `Moda Sahil · Pzt 21:00 · 9/14`. */
const matchTitle = ({ businessName, date, timeSlot, ...rest }: Roster): string =>
  [businessName, `${formatWeekday(date)} ${timeSlot.slice(0, 5)}`, countText(rest)].join(' · ');

/** `9/14`, or that nobody plays. */
export const countText = ({ status, filled, places }: Pick<Roster, 'status' | 'filled' | 'places'>) =>
  status === 'approved' || status === 'pending' ? `${filled}/${places}` : 'iptal edildi';
