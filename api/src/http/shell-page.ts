import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import type { Ahead } from 'mf-shared/contracts/server-render';
import { drawnPage, type Page, plainPage } from '../drawing/html.ts';
import { type Artist, isLogin, isWide } from '../drawing/index.ts';
import { readerOf } from '../drawing/reader.ts';
import type { HttpEnv } from './env.ts';
import { type HeadTags, type PageTags, withTags } from './head-tags.ts';
import { POLICY } from './security-headers.ts';

/** Everything in the page may change with a release, and a drawn page with its data. It is made again after this long. */
const FRESH_MS = 1000;
/** Drawn pages that are kept at the same time; one weighs about 150 KB. */
const MOST_KEPT = 200;
/** Longer addresses are nobody's links. */
const LONGEST_ADDRESS = 300;
const PLAIN = '';
const NO_FILES: Ahead = { kept: [], none: [] };
const WINDOW = 'document';
/** A venue's own page is for its reader alone, and no device keeps it after the session. */
const OWN = 'private, no-store';

type Answer = {
  html: string;
  policy: string;
  isListed: boolean;
} & Encoded;
type Encoded = Record<'plain' | 'br' | 'gzip', Uint8Array<ArrayBuffer>>;
/** The built page, and the remotes. */
type Basis = { built: string; found: RemotesFile };
type Kept<T> = { value: Promise<T>; madeAt: number };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Answers the shell's page with the remotes in it, so that the first page needs no call for them, with the tags of its
 * address, and with the page as `artist` draws it. Compresses a page again only after a change. What is drawn for one venue
 * is made anew for each request.
 *
 * @param policy The content security policy, which also allows what stands in the page.
 */
export function shellPage(
  file: string,
  remotes: () => Promise<RemotesFile>,
  artist: Artist,
  headTags: HeadTags,
  policy: string,
): MiddlewareHandler<HttpEnv> {
  const kept = new LRUCache<string, Kept<Answer>>({ max: MOST_KEPT });
  const basis = async (): Promise<Basis> => {
    const [built, found] = await Promise.all([readFile(file, 'utf8'), remotes()]);
    return { built, found };
  };
  let known: Kept<Basis> | undefined;
  type Asked = { address: string; ahead: Ahead | null; tags: PageTags; before: Kept<Answer> | undefined };
  const make = async (c: Context<HttpEnv>, { address, ahead, tags, before }: Asked): Promise<Answer> => {
    known = fresh(known, basis);
    const { built, found } = await known.value;
    const drawn = address === PLAIN ? null : await artist.draw(c, address, found);
    const tagged = withTags(built, tags);
    // Strangers see a login. Whoever is signed in sees nothing of it, and gets the files of the player's page.
    const isLed = drawn !== null && drawn.page.path !== address;
    const forSignedIn = isLed ? ahead : isLogin(new URL(c.req.url).pathname) ? NO_FILES : null;
    const shown = isLed && !ahead ? null : drawn;
    const body = shown ? drawnPage(tagged, found, shown, forSignedIn) : plainPage(tagged, found, ahead);
    const last = await before?.value.catch(() => undefined);
    if (last?.html === body.html) return last;
    const page = { html: body.html, policy: allowing(policy, body), isListed: tags.isListed };
    return { ...page, ...(await encoded(page.html, shown !== null)) };
  };
  const makeOwn = async (c: Context<HttpEnv>, { built, found }: Basis, tags: PageTags) => {
    const { pathname, search } = new URL(c.req.url);
    const mayRead = isForWindow(c) && artist.isHome(pathname, found);
    const reader = mayRead ? await readerOf(c) : null;
    const drawn = reader && (await artist.draw(c, pathname + search, found, reader));
    if (!drawn) return null;
    const page = drawnPage(withTags(built, tags), found, drawn);
    const { html } = page;
    return { html, policy: allowing(policy, page), isListed: false, ...(await encoded(html, true)) };
  };
  return async (c) => {
    known = fresh(known, basis);
    const url = new URL(c.req.url);
    const [now, tags] = await Promise.all([known.value, headTags(url)]);
    const own = await makeOwn(c, now, tags);
    if (own) return send(c, own, OWN);
    const { found } = now;
    const address = addressOf(c, artist, found);
    const ahead = await artist.ahead(url.pathname, found);
    // Pages that the browser draws are the same but for their tags and files.
    const key = address === PLAIN ? `${ahead?.page} ${tags.html}` : `${isWide(c) ? 'wide ' : ''}${address}`;
    const before = kept.get(key);
    const page = fresh(before, () => make(c, { address, ahead: ahead?.files ?? null, tags, before }));
    if (page !== before) kept.set(key, page);
    return send(c, await page.value);
  };
}

/** What is kept if it is fresh, else what is made now. A failure is not kept. */
function fresh<T>(kept: Kept<T> | undefined, make: () => Promise<T>): Kept<T> {
  if (kept && performance.now() - kept.madeAt <= FRESH_MS) return kept;
  const made: Kept<T> = { value: make(), madeAt: performance.now() };
  made.value.catch(() => {
    made.madeAt = Number.NEGATIVE_INFINITY;
  });
  return made;
}

/** Whether a window may have asked: a worker keeps what it asks for. Older browsers do not say who asks. */
const isForWindow = (c: Context<HttpEnv>): boolean => (c.req.header('Sec-Fetch-Dest') ?? WINDOW) === WINDOW;

/** What pages are kept by: the address if a server may draw it. */
function addressOf(c: Context<HttpEnv>, artist: Artist, remotes: RemotesFile): string {
  const { pathname, search } = new URL(c.req.url);
  const address = pathname + search;
  // A crawler reads the tags, and a worker that keeps the page wants a player's.
  const isForReaders = c.req.header('Sec-Fetch-Dest') === WINDOW || !artist.asksForLogin(pathname, remotes);
  const mayDraw = isForReaders && artist.mayDraw(pathname, remotes);
  return mayDraw && address.length <= LONGEST_ADDRESS ? address : PLAIN;
}

function send(c: Context<HttpEnv>, { policy, isListed, ...bodies }: Answer, caching = 'no-cache'): Response {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Cache-Control', caching);
  c.header('Vary', 'Accept-Encoding, Sec-CH-UA-Mobile, Sec-Fetch-Dest, User-Agent');
  if (!isListed) c.header('X-Robots-Tag', 'noindex');
  c.header(POLICY, policy);
  if (encoding) c.header('Content-Encoding', encoding);
  return c.body(bodies[encoding ?? 'plain']);
}

/** The policy that also allows what stands in the page itself. */
const allowing = (policy: string, { scriptHash, styleHash }: Page): string =>
  Object.entries({ 'script-src': scriptHash, 'style-src': styleHash }).reduce(
    (all, [directive, hash]) => (hash ? all.replace(directive, `${directive} 'sha256-${hash}'`) : all),
    policy,
  );

/** A drawn page changes often, and nobody waits for its last percent. */
async function encoded(html: string, isDrawn: boolean): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: isDrawn ? 5 : 11 };
  const [br, gz] = await Promise.all([brotli(html, { params }), zip(html)]);
  return { plain: new TextEncoder().encode(html), br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
