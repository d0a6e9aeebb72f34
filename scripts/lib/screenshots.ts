import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { RemotesFile } from 'mf-shared/contracts/remote';
import { SHELL } from '../../e2e/support/browsers.ts';
import { startServer } from '../../e2e/support/server.ts';
import { buildStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { comesToRest, PATIENCE_MS } from './comes-to-rest.ts';
import { actAs, signIn } from './screen-people.ts';
import { fileNameOf, KNOWN_LINKS, type Screen, screensOf, VIEWERS, type Viewer } from './screens.ts';

const FOLDER = 'screenshots';
const DEMO = { SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const WIDTHS = [390, 768, 1280];
const HEIGHT = 860;
const THEMES = ['dark', 'light'] as const;
/** A picture of the whole page scrolls nowhere, so what is laid out only in view would stay an empty box. */
const ALL_LAID_OUT = '* { content-visibility: visible !important; }';

type Where = { browser: Browser; url: string; links: string[] };

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
    const pages = remotes.flatMap((remote) => remote.pages);
    const tokens = new Map<string, string | null>();
    for (const viewer of VIEWERS) tokens.set(viewer.name, await signIn(viewer, server.url));
    const acted = await actAs(server.url, tokens.get('player') ?? '', tokens.get('admin') ?? '');
    const where = { browser, url: server.url, links: [...KNOWN_LINKS, ...acted] };
    let failures = 0;
    for (const viewer of VIEWERS) {
      const token = tokens.get(viewer.name) ?? null;
      failures += await shootAs(viewer, token, screensOf(viewer, pages), only, where);
    }
    return failures > 0 ? 1 : 0;
  } finally {
    await server.dispose();
  }
}

/** Walks over the viewer's screens until the wanted ones are taken; says of each that fails why, and answers how many. */
async function shootAs(
  viewer: Viewer,
  token: string | null,
  screens: readonly Screen[],
  only: string,
  where: Where,
): Promise<number> {
  const nameOf = (screen: Screen) => viewer.name + fileNameOf(screen);
  const isWanted = (screen: Screen) => screen.path.includes(only) || nameOf(screen).includes(only);
  const links = new Set(where.links);
  const isAnother = (link: string) => screens.some(({ path }) => path === link);
  const addressOf = ({ path }: Screen) =>
    path.includes(':')
      ? links
          .values()
          .filter((link) => !isAnother(link))
          // A link may also open a dialog of the screen, so what follows is left out.
          .map((link) => toPattern(path).exec(decodeURI(link))?.[1])
          .find((address) => address !== undefined)
      : path;
  await using context = await where.browser.newContext(optionsOf(viewer, token, where.url));
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const left = new Set(screens);
  let failures = 0;
  const fail = (screen: Screen, why: unknown) => {
    failures += 1;
    console.error(`${nameOf(screen)}: ${why instanceof Error ? why.message : why}`);
  };
  for (;;) {
    const wanted = [...left].filter(isWanted);
    const screen = wanted.find(addressOf) ?? (wanted.length > 0 ? [...left].find(addressOf) : undefined);
    const address = screen && addressOf(screen);
    if (!address) {
      for (const unreached of wanted) fail(unreached, `no screen links to ${unreached.path}`);
      return failures;
    }
    left.delete(screen);
    await shoot(page, screen, address, isWanted(screen) ? join(FOLDER, nameOf(screen)) : null).catch(
      (error) => fail(screen, error),
    );
    for (const link of await linksOf(page)) links.add(link);
  }
}

/** Opens a screen at every width and takes it in both themes; without a target it only opens it. */
async function shoot(page: Page, { opens }: Screen, address: string, target: string | null): Promise<void> {
  for (const width of target === null ? WIDTHS.slice(-1) : WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    // A reload would come back to where the page was scrolled to.
    await page.goto('about:blank');
    await page.goto(address);
    await comesToRest(page);
    if (target === null) return;
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(address, page.url()).pathname) {
      console.log(`${target} leads to ${pathname}`);
      return;
    }
    if (opens) {
      await page.locator(opens.press).first().click();
      await page.locator('dialog[open], form[method=post]').first().waitFor();
      await comesToRest(page);
    }
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const path = `${target}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: !opens, style: ALL_LAID_OUT });
    }
  }
  console.log(target);
}

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('main a')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search),
    );

const toPattern = (path: string) =>
  new RegExp(`^(${path.split(/:\w+/).map(RegExp.escape).join('[^/?&]+')})(?:[?&]|$)`);

function optionsOf(
  { keptAs = 'token' }: Viewer,
  token: string | null,
  origin: string,
): BrowserContextOptions {
  const localStorage = token === null ? [] : [{ name: keptAs, value: token }];
  return {
    ...{ baseURL: origin, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce' },
    // The rule about styles would refuse the one that the pictures need.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  };
}
