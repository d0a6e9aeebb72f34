import { dirname } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { undrawn } from '../../e2e/support/pages.ts';
import { startServer } from '../../e2e/support/server.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { median } from '../stats.ts';
import { ADMIN, answer, DEMO, someVenue } from './demo.ts';
import type { Roots } from './single.ts';
import { type Visit, visit, type WebPage } from './visit.ts';

const TURNS = 5;
const KB = 1000;

/** Prints what the pages cost as federated remotes, beside the same pages as one bundle. */
export async function federation(roots: Roots): Promise<void> {
  const federated = await startServer({ ...DEMO, WEB_ROOT: roots.federated });
  const single = await startServer({ ...DEMO, WEB_ROOT: roots.single }, dirname(federated.database));
  const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  try {
    const origins = { federated: federated.url, single: single.url };
    for (const page of await pages(federated.url)) await compare(browser, origins, page);
  } finally {
    await browser.close();
    await single.dispose();
    await federated.dispose();
  }
}

type Side = 'federated' | 'single';

/** Visits a page of both servers in turns, each as often first as second, and prints the medians. */
async function compare(browser: Browser, origins: Record<Side, string>, page: WebPage): Promise<void> {
  const visits = { federated: [] as Visit[], single: [] as Visit[] };
  for (let turn = 0; turn < TURNS; turn++) {
    const order = turn % 2 === 0 ? (['federated', 'single'] as const) : (['single', 'federated'] as const);
    for (const side of order) visits[side].push(await visit(browser, origins[side], page));
  }
  const of = (pick: (one: Visit) => number) => ({
    federated: median(visits.federated.map(pick)),
    single: median(visits.single.map(pick)),
  });
  const bytes = of((one) => one.bytes);
  const ms = of((one) => one.interactiveMs);
  const count = of((one) => one.scripts.size);
  const seconds = (n: number) => (n / 1000).toFixed(1);
  console.log(
    `  ${page.name.padEnd(10)} script ${(bytes.federated / KB).toFixed(1)} / ${(bytes.single / KB).toFixed(1)} KB = ${(bytes.federated / bytes.single).toFixed(2)}` +
      `  (${count.federated} / ${count.single} files)  interactive ${seconds(ms.federated)} / ${seconds(ms.single)} s = ${(ms.federated / ms.single).toFixed(2)}`,
  );
}

/** Pages that the browser builds: the single bundle has no server that draws. */
async function pages(origin: string): Promise<WebPage[]> {
  const venue = await someVenue(origin);
  const adminToken = (await answer<{ token: string }>(origin, 'admin/login', ADMIN)).token;
  return [
    { name: 'landing', path: undrawn('/'), heading: /./ },
    { name: 'search', path: undrawn('/search'), heading: /Nerede oynuyorsunuz/ },
    { name: 'week', path: undrawn(`/available-slots?businessId=${venue.id}`), heading: venue.businessName },
    { name: 'admin', path: '/admin', heading: /./, storage: { adminToken } },
  ];
}
