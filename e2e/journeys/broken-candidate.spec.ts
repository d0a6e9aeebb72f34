import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import BetterSqlite from 'better-sqlite3';
import type { Candidate } from 'mf-shared/contracts/remote';
import { isFor } from '../../shell/src/common/versions.ts';
import { wake } from '../support/pages.ts';
import { deployed, releaseChanged, releasing, signedInAdmin } from '../support/releases.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '0.2.0';
/** Those that decide the case with certainty; ADR 34 expects about 60 where nobody chooses the visitors. */
const MOST_VISITORS = 150;

/** Visitors without an end: one that the candidate is for, then two of the others. */
function* visitors(candidate: Candidate): Generator<string[]> {
  const [chosen, others]: [string[], string[]] = [[], []];
  for (let number = 0; ; number += 1) {
    const id = `visitor ${number}`;
    (isFor(id, candidate) ? chosen : others).push(id);
    if (chosen.length > 0 && others.length > 1) yield [...chosen.splice(0, 1), ...others.splice(0, 2)];
  }
}

/** A tab that stands for one visitor after the other. Only its cache stays, since empty ones take most of the time. */
async function openTab(browser: Browser, { url }: RunningServer): Promise<Page> {
  const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce' });
  await page.goto('/livez');
  return page;
}

/** Somebody opens the search from an address of their own, sees it and leaves, which sends the report. */
async function visit(page: Page, id: string): Promise<void> {
  const number = Number(id.split(' ').at(-1));
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1` });
  await page.evaluate((visitor) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('visitor', visitor);
  }, id);
  await page.goto('/search');
  await wake(page);
  await expect(page.getByRole('heading', { name: 'Nerede oynuyorsunuz?' })).toBeVisible();
  const reported = page.waitForResponse('**/api/releases/reports');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await reported).ok()).toBe(true);
}

/** The last entry of the audit log. */
function lastAct({ database }: RunningServer): Record<string, string> {
  const db = new BetterSqlite(database, { readonly: true });
  const entry = db.prepare('select * from audit_entries order by position desc limit 1').get();
  db.close();
  return entry as Record<string, string>;
}

test('a broken candidate at 10 percent is taken back by itself, and nobody sees it fail', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  // Limits are on, since they decide who counts as one visitor.
  const server = await startServer({ TRUST_PROXY: 'true', RATE_LIMITS: 'on' });
  const { version: stable } = await deployed(server, 'player');
  await releaseChanged(join(dirname(server.database), 'releases'), {
    ...{ remote: 'mf-player', version: VERSION, file: 'features/search/SearchPage.tsx' },
    change: ["useDocumentTitle('Saha ara');", "throw new Error('no such city');"],
  });
  await releasing(server, 'rollout', 'player', VERSION, '10');
  const candidateNow = async () => (await deployed(server, 'player')).candidate;
  await expect.poll(async () => (await candidateNow())?.version).toBe(VERSION);
  const candidate = (await candidateNow()) as Candidate;

  const tabs = await Promise.all([1, 2, 3].map(() => openTab(browser, server)));
  let count = 0;
  for (const three of visitors(candidate)) {
    await Promise.all(tabs.map((tab, index) => visit(tab, three[index] ?? '')));
    count += three.length;
    if (!(await candidateNow())) break;
    expect(count).toBeLessThan(MOST_VISITORS);
  }
  for (const tab of tabs) await tab.close();

  expect((await deployed(server, 'player')).version).toBe(stable);
  const { act, who, subject_id, reason } = lastAct(server);
  expect({ act, who, subject_id }).toEqual({
    ...{ act: 'release.rollBack', who: 'Sürüm izleyicisi', subject_id: 'player' },
  });
  expect(reason).toMatch(/sayfa açılmadı; kararlı sürümü gören \d+ ziyaretçide bu sayı 0\.$/);

  const page = await signedInAdmin(browser, server.url);
  await page.goto('/admin/releases');
  const panel = page.getByRole('region', { name: 'Oyuncu alanı' });
  await expect(panel.getByText(`${VERSION} kendiliğinden geri alındı`)).toBeVisible();
  await expect(panel.getByText(`Kararlı ${stable}`)).toBeVisible();
  await expect(panel.getByText(`Aday ${VERSION}`)).toBeHidden();
  await page.close();
  await server.dispose();
});
