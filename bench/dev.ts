import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../api/test/free-port.ts';
import { ensureChromium } from '../scripts/lib/chromium.ts';
import { median } from './stats.ts';

const START_MS = 180_000;
const TURNS = 5;
/** A page of a remote, so that an edit takes the longest path: remote, manifest, shell. */
const EDITED = { source: 'mf-player/src/features/search/SearchPage.tsx', path: '/search' };

const VITEST = ['node_modules/.bin/vitest', 'run', '--project', 'api', '--reporter=dot'];

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints a duration, and its ratio to the same work with nothing to do. */
function report(name: string, ms: number, emptyMs: number, promised: string): void {
  const times = (ms / emptyMs).toFixed(1);
  console.log(
    `  ${name.padEnd(34)} ${seconds(ms).padStart(7)}  ${times.padStart(5)} × empty  (promised: ${promised})`,
  );
}

/**
 * Milliseconds that a command takes.
 * @throws Error when the command fails.
 */
function timed(args: readonly string[]): number {
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}`);
  return performance.now() - start;
}

report('npm run verify', timed(['scripts/verify.mjs']), timed(['-e', '0']), 'under 30 s');
report(
  'tests of one domain (friends)',
  timed([...VITEST, 'src/domains/friends/']),
  timed([...VITEST, 'src/http/parse.test.ts']),
  'under 10 s',
);
const { edit, reload } = await editInBrowser();
report('an edit, until the browser shows it', edit, reload, 'under 1 s');

/** Time from an edit of a remote's page until the browser runs it, and the time of a plain reload of that page. */
async function editInBrowser(): Promise<{ edit: number; reload: number }> {
  const before = readFileSync(EDITED.source, 'utf8');
  const dataDir = mkdtempSync(join(tmpdir(), 'topla-dev-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED: 'none', MAP_TILE_URL: 'none' };
  const server = spawn(process.execPath, ['scripts/dev.mjs'], { env, stdio: 'ignore', detached: true });
  const { CHROMIUM_SHELL_PATH: executablePath } = ensureChromium();
  const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
  try {
    const page = await browser.newPage();
    await opened(page, `http://127.0.0.1:${port}${EDITED.path}`);
    const edits: number[] = [];
    const reloads: number[] = [];
    for (let turn = 1; turn <= TURNS; turn++) {
      const isRun = () => page.waitForFunction((n) => Reflect.get(globalThis, 'turn') === n, turn);
      edits.push(
        await during(
          () => writeFileSync(EDITED.source, `${before}\nReflect.set(globalThis, 'turn', ${turn});\n`),
          isRun,
        ),
      );
      reloads.push(await during(() => page.reload({ waitUntil: 'commit' }), isRun));
    }
    return { edit: median(edits), reload: median(reloads) };
  } finally {
    writeFileSync(EDITED.source, before);
    await browser.close();
    end(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function during(work: () => unknown, isDone: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  await isDone();
  return performance.now() - start;
}

/**
 * Opens the page as soon as the server answers.
 * @throws Error when the server does not answer within three minutes.
 */
async function opened(page: Page, url: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const answer = await page.goto(url).catch(() => null);
    if (answer?.ok()) break;
    if (performance.now() > deadline) throw new Error('The server for development did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await page.getByRole('main').getByRole('heading').first().waitFor();
}

/** Ends the server and its child processes. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM');
}
