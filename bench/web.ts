import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../e2e/support/server.ts';
import { ensureChromium } from '../scripts/lib/chromium.ts';
import { median } from './stats.ts';
import { buildBoth } from './web/single.ts';
import { type Visit, visit, type WebPage } from './web/visit.ts';

const TURNS = 5;
const DEMO = { SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
const ADMIN = { email: 'admin@topla.test', password: 'Topla-2026!' };
const KB = 1000;

const roots = await buildBoth();
const federated = await startServer({ ...DEMO, WEB_ROOT: roots.federated });
const single = await startServer({ ...DEMO, WEB_ROOT: roots.single }, dirname(federated.database));
const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
try {
  console.log('Federated / as one bundle, phone with CPU 4 times slower on slow 4G, empty cache');
  for (const page of await pages(federated.url)) await compare(page);
} finally {
  await browser.close();
  await single.dispose();
  await federated.dispose();
}

/** Visits a page of both servers in turns, each as often first as second, and prints the medians. */
async function compare(page: WebPage): Promise<void> {
  const visits = { federated: [] as Visit[], single: [] as Visit[] };
  const origins = { federated: federated.url, single: single.url };
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

/** The measured pages; the week is that of the first venue of the demo. */
async function pages(origin: string): Promise<WebPage[]> {
  const venues = await answer<{ id: string; businessName: string }[]>(origin, 'business/search?city=Ankara');
  const adminToken = (await answer<{ token: string }>(origin, 'admin/login', ADMIN)).token;
  const venue = venues[0];
  if (!venue) throw new Error('The demo has no venue.');
  return [
    { name: 'landing', path: '/', heading: /./ },
    { name: 'search', path: '/search', heading: /Nerede oynuyorsunuz/ },
    { name: 'week', path: `/available-slots?businessId=${venue.id}`, heading: venue.businessName },
    { name: 'admin', path: '/admin', heading: /./, storage: { adminToken } },
  ];
}

async function answer<T>(origin: string, path: string, json?: object): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`, {
    ...(json && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as T;
}
