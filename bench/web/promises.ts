import { chromium } from '@playwright/test';
import { logIn } from '../../e2e/support/pages.ts';
import { startServer } from '../../e2e/support/server.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { matchPage, signIn } from '../../scripts/lib/screen-people.ts';
import { CITY, DEMO, OWNER, PLAYER, someVenue } from './demo.ts';
import { firstUse } from './first-use.ts';
import { bareServer, broken, type Figures, type MeasuredPage, measure } from './lighthouse.ts';

/** Prints what Lighthouse's phone says of the pages, or `only` of one of them, beside a page with nothing, and what breaks a promise. */
export async function promises(webRoot: string, runs: number, only?: string): Promise<void> {
  const server = await startServer({ ...DEMO, WEB_ROOT: webRoot });
  const bare = await bareServer();
  try {
    print('bare page', await measure({ name: 'bare page', url: bare.url }, runs));
    const wanted = (await pages(server.url)).filter(({ name }) => !only || name === only);
    for (const page of wanted) {
      const figures = await measure(page, runs);
      print(page.name, figures);
      for (const promise of [...broken(figures), ...figures.complaints]) console.log(`    ✗ ${promise}`);
    }
    await firstUse(wanted, runs);
  } finally {
    bare.server.close();
    await server.dispose();
  }
}

function print(name: string, f: Figures): void {
  const scores = [f.performance, f.accessibility, f['best-practices'], f.seo].join(' / ');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `  ${name.padEnd(14)} ${scores.padEnd(22)} FCP ${seconds(f.fcp)}  LCP ${seconds(f.lcp)}  blocking ${f.tbt.toFixed(0)} ms` +
      `  shift ${f.cls.toFixed(3)}  script ${f.scriptKb.toFixed(1)} KB, ahead ${f.laterKb.toFixed(1)} KB`,
  );
}

async function pages(origin: string): Promise<MeasuredPage[]> {
  const venue = await someVenue(origin);
  return [
    { name: 'landing', url: `${origin}/` },
    { name: 'search', url: `${origin}/search` },
    { name: 'results', url: `${origin}/results?city=${CITY}` },
    { name: 'week', url: `${origin}/available-slots?businessId=${venue.id}` },
    { name: 'match', url: origin + (await matchPage(origin, await playerOf(origin))), isPrivate: true },
    { name: 'player link', url: `${origin}/user/${venue.id}`, isPrivate: true },
    {
      name: 'owner panel',
      url: `${origin}/profile/business`,
      state: await ownerState(origin),
      isPrivate: true,
    },
  ];
}

/** The token of the demo's player. */
const playerOf = async (origin: string): Promise<string> =>
  (await signIn({ login: 'users/login', email: PLAYER }, origin)) ?? '';

/** What the browser of a signed-in owner keeps. */
async function ownerState(origin: string): Promise<MeasuredPage['state']> {
  const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/login-business`);
    await logIn(page, OWNER);
    await page.waitForURL('**/profile/business');
    return await page.context().storageState();
  } finally {
    await browser.close();
  }
}
