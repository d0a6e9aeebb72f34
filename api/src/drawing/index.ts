import type { Context, Hono } from 'hono';
import type { Access, DeployedRemote, RemotesFile } from 'mf-shared/contracts/remote';
import {
  type Ahead,
  type DrawnPage,
  LOGINS,
  type PageFile,
  type ScriptFile,
  WIDE,
} from 'mf-shared/contracts/server-render';
import type { AppContext } from '../context.ts';
import type { HttpEnv } from '../http/env.ts';
import { type Build, buildsOf, isStyle, readBuild, stylesIn } from './builds.ts';
import type { DrawnParts, Files } from './html.ts';
import { type Ask, createPen } from './pen.ts';
import type { Reader } from './reader.ts';

/** Longer than this nobody waits for a drawn page. */
const PATIENCE_MS = 200;
type Area = { remote: DeployedRemote; page: DeployedRemote['pages'][number] };

const LANDING = '/';
/** Parts of builds: what every page of a remote needs, what people signed in need, and what starts a drawn page. */
const ANY_PAGE = '*';
const SESSION = 'session';
const WAKE = 'wake';

/** Draws the pages that strangers reach by links, and the home of a venue. */
export type Artist = {
  /** Whether a server may draw the page at that path, in a player's place the login that strangers see. */
  mayDraw: (pathname: string, remotes: RemotesFile) => boolean;
  /** Whether strangers see the login at that path, which belongs to a page for players. */
  asksForLogin: (pathname: string, remotes: RemotesFile) => boolean;
  /**
   * What the browser will load for the page at that path, and that page's name; null where nobody knows it in time. Guarded
   * remotes need a pass first.
   */
  ahead: (pathname: string, remotes: RemotesFile) => Promise<{ page: string; files: Ahead } | null>;
  /** Whether the page at that path is the home of venues, which may be drawn for the venue that opens it. */
  isHome: (pathname: string, remotes: RemotesFile) => boolean;
  /**
   * Draws the page of an address (path and query) as a visitor sees it, or as its `reader` does; null when the browser must.
   */
  draw: (
    c: Context<HttpEnv>,
    address: string,
    remotes: RemotesFile,
    reader?: Reader,
  ) => Promise<DrawnParts | null>;
};

/**
 * Draws with the shell's build for Node in `folder` and those of the remotes' stable versions. Without the shell's, the
 * browser draws everything. The data comes from `app`, asked as the one who opens the page.
 */
export function createArtist(
  ctx: Pick<AppContext, 'config' | 'releases' | 'log' | 'clock'>,
  app: Hono<HttpEnv>,
  folder: string,
): Artist {
  const shell = readBuild(folder, 'shell');
  const { module } = shell;
  if (module === null)
    return {
      ...{ mayDraw: () => false, asksForLogin: () => false, isHome: () => false },
      ...{ ahead: async () => null, draw: async () => null },
    };
  const pen = createPen({ shell: module, log: ctx.log });
  const buildOf = buildsOf(ctx);
  const filesOfArea = async ({ remote, page }: Area) => {
    const build = remote.guarded ? null : await soon(buildOf(remote).catch(() => null));
    if (!build) return null;
    const filesFor = (parts: readonly string[]) => [
      ...parts.flatMap((part) => own(shell, part)),
      ...lent({ ...remote, build }, [...parts, page.path]),
    ];
    return { kept: filesFor([SESSION, ANY_PAGE]), none: filesFor([ANY_PAGE]) };
  };
  return {
    mayDraw: (pathname, { remotes }) =>
      isShellPage(pathname) ||
      areaAt(pathname, remotes)?.page.access === 'anyone' ||
      asksForLogin(pathname, remotes),
    asksForLogin: (pathname, { remotes }) => asksForLogin(pathname, remotes),
    isHome: (pathname, { remotes }) => remotes.some(({ places }) => places.venueHome === pathname),
    async ahead(pathname, { remotes }) {
      const area = areaAt(pathname, remotes);
      const files = area && (await filesOfArea(area));
      if (!files) return null;
      const { remote, page } = area;
      const none = page.access === 'anyone' ? files.none : own(shell, loginOf(page.access));
      const ofVenue = areasAt(pathname, remotes).find((one) => one.remote !== remote && !isPlayers(one));
      const business = ofVenue && (await filesOfArea(ofVenue))?.kept;
      return {
        page: `${remote.name} ${page.path}`,
        files: { kept: files.kept, none, ...(business && { business }) },
      };
    },
    async draw(c, address, { api = '', remotes }, reader) {
      const queries = isWide(c) ? [WIDE] : [];
      const now = ctx.clock();
      const { pathname } = new URL(address, c.req.url);
      const remote = asksForLogin(pathname, remotes) ? undefined : areaAt(pathname, remotes)?.remote;
      const { ask, isRefused } = askAs(c, app, reader?.token);
      const drawing = async () => {
        const build = remote && (await buildOf(remote));
        if (remote && !build?.module) return null;
        const builds = remote && build?.module ? { [remote.name]: build.module } : {};
        const page = await pen.draw(
          {
            ...{ path: address, api, remotes: remotes.map(stable), queries, now },
            ...(reader && { business: reader.business }),
          },
          builds,
          ask,
        );
        // A venue's page says and does what a refusal asks for, so the browser draws it.
        if (!page || (reader && isRefused())) return null;
        return {
          ...{ page, queries, now },
          files: filesOf(page, shell, remote && build && { ...remote, build }),
        };
      };
      return soon(
        drawing().catch((error: unknown) => {
          ctx.log.warn({ err: error }, 'A page was not drawn.');
          return null;
        }),
      );
    },
  };
}

/**
 * Whether the page is for a wide window, as far as a request tells. A wrong guess is mended when the browser takes the page
 * over.
 */
export function isWide(c: Context<HttpEnv>): boolean {
  const hint = c.req.header('Sec-CH-UA-Mobile');
  if (hint !== undefined) return hint === '?0';
  const browser = c.req.header('User-Agent') ?? '';
  return /\b(Windows NT|Macintosh|X11)\b/.test(browser);
}

/** Without the candidate: who gets that one is known in the browser alone. */
const stable = ({ candidate: _, ...remote }: DeployedRemote): DeployedRemote => remote;

const areasAt = (pathname: string, remotes: readonly DeployedRemote[]): Area[] =>
  remotes.flatMap((remote) =>
    remote.pages.filter(({ path }) => isAt(path, pathname)).map((page) => ({ remote, page })),
  );

/** The page at that path. Of several the browser shows one by who asks; this is a stranger's or a player's. */
function areaAt(pathname: string, remotes: readonly DeployedRemote[]): Area | undefined {
  const areas = areasAt(pathname, remotes);
  return areas.find(({ page }) => page.access === 'anyone') ?? areas.find(isPlayers) ?? areas[0];
}

/** Whether strangers see a login there. A candidate may open the page to them, which the browser alone knows. */
function asksForLogin(pathname: string, remotes: readonly DeployedRemote[]): boolean {
  const area = areaAt(pathname, remotes);
  return area !== undefined && isPlayers(area) && !area.remote.candidate;
}

const isPlayers = ({ page }: Area): boolean => page.access === 'user';

/** The login that the browser shows to strangers instead. */
const loginOf = (access: Access): string => (access === 'user' ? LOGINS.players : LOGINS.all);

const isShellPage = (pathname: string): boolean => pathname === LANDING || isLogin(pathname);

/** Whether strangers are led to the page at that path, to log in. */
export const isLogin = (pathname: string): boolean => pathname === LOGINS.players || pathname === LOGINS.all;

/** Whether an address is one of a page's, such as `/user/:id`. */
function isAt(path: string, pathname: string): boolean {
  const parts = path.split('/');
  const given = pathname.split('/');
  const fits = (part: string, i: number) => (part.startsWith(':') ? given[i] !== '' : part === given[i]);
  return parts.length === given.length && parts.every(fits);
}

/**
 * Asks the API within this process, under the limits of the reader's address. The thread that draws never has the token.
 */
function askAs(
  c: Context<HttpEnv>,
  app: Hono<HttpEnv>,
  token: string | undefined,
): { ask: Ask; isRefused: () => boolean } {
  const forwarded = c.req.header('X-Forwarded-For');
  const headers = {
    ...(forwarded && { 'X-Forwarded-For': forwarded }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const { env } = c;
  const { origin } = new URL(c.req.url);
  let isRefused = false;
  const ask: Ask = async (path) => {
    const answer = await app.request(origin + path, { headers }, env);
    if (!answer.ok) isRefused = true;
    return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  };
  return { ask, isRefused: () => isRefused };
}

const soon = <T>(drawing: Promise<T>): Promise<T | null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, PATIENCE_MS, null);
  return Promise.race([drawing, promise]).finally(() => clearTimeout(timer));
};

/** What the browser loads to take the page over: all at once instead of one after the other. */
function filesOf(
  { path, area, business }: DrawnPage,
  shell: Build,
  remote: (DeployedRemote & { build: Build }) | undefined,
): Files {
  const wake = own(shell, WAKE)[0]?.href ?? '';
  const parts = [
    ...(business ? [SESSION] : []),
    area ? ANY_PAGE : new URL(path, 'http://page.invalid').pathname,
  ];
  const ofShell = parts.flatMap((name) => shell.files.pages[name] ?? []);
  const styles = stylesIn(shell, ofShell, '/');
  const scripts = scriptsOf(parts.flatMap((name) => own(shell, name)));
  if (!area || !remote) return { wake, styles, scripts };
  const { build } = remote;
  const all = [...parts, area.page];
  return {
    wake,
    styles: styles + stylesIn(build, filesOn(build, all), baseOf(remote)),
    scripts: [...scripts, ...scriptsOf(lent(remote, all))],
  };
}

/** A drawn page has its styles inside. */
const scriptsOf = (files: readonly ScriptFile[]): ScriptFile[] => files.filter(({ href }) => !isStyle(href));

/** The files of these parts of a remote, the entry first. */
function lent(remote: DeployedRemote & { build: Build }, parts: readonly string[]): ScriptFile[] {
  const { entry, integrity, build } = remote;
  const base = baseOf(remote);
  const start = { href: entry, isLent: true, ...(integrity && { integrity }) };
  const rest = filesOn(build, parts).map(({ file, integrity }) => ({
    href: base + file,
    integrity,
    isLent: true,
  }));
  return [start, ...rest];
}

const baseOf = ({ entry }: DeployedRemote): string => entry.slice(0, entry.lastIndexOf('/') + 1);

const filesOn = ({ files }: Build, parts: readonly string[]): PageFile[] => [
  ...files.common,
  ...parts.flatMap((part) => files.pages[part] ?? []),
];

/** Files of the shell, which lie on the page's own origin. */
const own = ({ files }: Build, name: string): ScriptFile[] =>
  (files.pages[name] ?? []).map(({ file }) => ({ href: `/${file}`, isLent: false }));
