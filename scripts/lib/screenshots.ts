import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Access, RemotesFile } from 'mf-shared/contracts/remote';
import { solveCaptcha } from '../../api/test/solve-captcha.ts';
import { SHELL } from '../../e2e/support/browsers.ts';
import { startServer } from '../../e2e/support/server.ts';
import { buildStale } from './build.ts';
import { ensureChromium } from './chromium.ts';

const FOLDER = 'screenshots';
const DEMO = { SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const PASSWORD = 'Topla-2026!';
const WIDTHS = [390, 768, 1280];
const HEIGHT = 860;
const THEMES = ['dark', 'light'] as const;

/** `visitor` stands for the shell's own pages: a signed-in person sees no more on them. */
type Sees = Access | 'visitor';
type Route = { path: string; access: Sees };
type Viewer = { name: string; sees: readonly Sees[]; login?: string; email?: string; keptAs?: string };
const VIEWERS: readonly Viewer[] = [
  { name: 'visitor', sees: ['visitor', 'anyone'] },
  { name: 'player', sees: ['user', 'anyone'], login: 'users/login', email: 'oyuncu@topla.test' },
  {
    ...{ name: 'owner', login: 'business/login', email: 'isletme@topla.test' },
    sees: ['business', 'manager', 'owner', 'unpaidToo', 'anyBusiness', 'anyone'],
  },
  { name: 'admin', sees: ['admin'], login: 'admin/login', email: 'admin@topla.test', keptAs: 'adminToken' },
];
/** Screens that a query makes of a page. */
const BY_QUERY: readonly Route[] = [
  { path: '/results?city=:city', access: 'anyone' },
  { path: '/available-slots?businessId=:id', access: 'anyone' },
  { path: '/chat?receiverId=:id', access: 'user' },
  { path: '/chat?receiverId=:id', access: 'business' },
  { path: '/business/board?view=week', access: 'business' },
];
const SHELL_PAGES: readonly Route[] = [
  ...readFileSync('shell/src/App.tsx', 'utf8').matchAll(/path="(\/[^"]*)"/g),
].map(([, path = '']) => ({ path, access: 'visitor' }));

type Where = { browser: Browser; url: string };

/**
 * Makes pictures of every screen of the built product with demo data, as visitor, player, owner and admin, in three
 * widths and both themes. The paths come from the shell's routes and the remotes' manifests. A path with a part like
 * `:id` gets the first address of that form that another screen links to. `--only board` takes what has that text in it.
 *
 * @returns the exit code: 1 if a screen could not be made
 */
export async function screenshotAll(args: string[]): Promise<number> {
  const { only = '' } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  await buildStale();
  const { CHROMIUM_SHELL_PATH } = ensureChromium();
  const server = await startServer(DEMO);
  try {
    const path = CHROMIUM_SHELL_PATH ? { executablePath: CHROMIUM_SHELL_PATH } : {};
    await using browser = await chromium.launch({ ...SHELL.launchOptions, ...path });
    const { remotes } = (await (await fetch(`${server.url}/remotes.json`)).json()) as RemotesFile;
    const routes = [...SHELL_PAGES, ...remotes.flatMap(({ pages }) => pages), ...BY_QUERY];
    const failed: string[] = [];
    for (const viewer of VIEWERS) {
      const seen = routes.filter(({ access }) => viewer.sees.includes(access)).map(({ path }) => path);
      failed.push(...(await shootAs(viewer, [...new Set(seen)], only, { browser, url: server.url })));
    }
    for (const failure of failed) console.error(failure);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await server.dispose();
  }
}

/** Walks over the viewer's paths and answers the wanted ones that no screen links to, or that never came to rest. */
async function shootAs(viewer: Viewer, paths: readonly string[], only: string, { browser, url }: Where) {
  const wanted = paths.filter((path) => path.includes(only));
  const links = new Set<string>();
  const addressOf = (path: string) =>
    path.includes(':') ? links.values().find((link) => toPattern(path).test(link)) : path;
  const failed: string[] = [];
  await using context = await browser.newContext(await optionsOf(viewer, url));
  const page = await context.newPage();
  let left = wanted.some((path) => path.includes(':')) ? paths : wanted;
  for (;;) {
    const path = left.find(addressOf);
    if (path === undefined) break;
    left = left.filter((one) => one !== path);
    const target = wanted.includes(path) ? join(FOLDER, `${viewer.name}${fileNameOf(path)}`) : null;
    await shoot(page, addressOf(path) ?? path, target).catch((error) => failed.push(`${path}: ${error}`));
    for (const link of await linksOf(page)) if (!paths.includes(link)) links.add(link);
  }
  for (const path of left.filter((one) => wanted.includes(one)))
    console.log(`${viewer.name}: no link to ${path}`);
  return failed;
}

/** Opens an address at every width and takes it in both themes; without a target it only opens it. */
async function shoot(page: Page, address: string, target: string | null): Promise<void> {
  for (const width of target === null ? WIDTHS.slice(-1) : WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // A reload would come back to where the page was scrolled to.
    await page.goto('about:blank');
    await page.goto(address);
    await comesToRest(page);
    const isElsewhere = new URL(page.url()).pathname !== new URL(address, page.url()).pathname;
    if (target === null || isElsewhere) return;
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${target}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  console.log(target);
}

/** Waits until nothing loads any more: no call, no skeleton, no font and no picture, also further down. */
async function comesToRest(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    return !isBusy && document.fonts.status === 'loaded' && [...document.images].every((one) => one.complete);
  });
}

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search),
    );

const toPattern = (path: string) =>
  new RegExp(`^${path.split(/:\w+/).map(RegExp.escape).join('[^/?&]+')}(?:[?&]|$)`);

/** `/tournament/:id/edit` becomes `-tournament-id-edit`. */
const fileNameOf = (path: string) => `-${path.split(/\W+/).filter(Boolean).join('-') || 'landing'}`;

async function optionsOf(viewer: Viewer, origin: string): Promise<BrowserContextOptions> {
  return {
    ...{ baseURL: origin, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' },
    storageState: { cookies: [], origins: [{ origin, localStorage: await keptBy(viewer, origin) }] },
  };
}

/** What the browser of a signed-in viewer keeps. */
async function keptBy({ login, email, keptAs = 'token' }: Viewer, origin: string) {
  if (!login) return [];
  const recaptchaToken = await solveCaptcha(await (await fetch(`${origin}/api/captcha`)).json());
  const answer = await fetch(`${origin}/api/${login}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, recaptchaToken }),
  });
  if (!answer.ok) throw new Error(`${login} answered ${answer.status}.`);
  const { token } = (await answer.json()) as { token: string };
  return [{ name: keptAs, value: token }];
}
