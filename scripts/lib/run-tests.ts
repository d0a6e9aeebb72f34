import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { ensureNginx } from './nginx.ts';
import { type Outcome, readPlaywright, readVitest } from './reports.ts';

type Step = { name: string; run: (filters: readonly string[]) => Promise<Outcome> };

const BIN = join(process.cwd(), 'node_modules', '.bin');
const STEPS: readonly Step[] = [
  { name: 'verify', run: verify },
  { name: 'unit', run: vitest },
  { name: 'e2e', run: playwright },
];
/** Without a terminal the log gets plain lines without colours, one for each file or journey. */
const isLog = !process.stdout.isTTY;

/**
 * Runs the static checks, then unit, API and component tests, then journeys in a real browser against the production
 * build. Every step runs, even after a failure. The end repeats all failures; the last line counts them. `args` selects
 * steps; other words keep only files with one of them in the path.
 */
export async function runAll(args: readonly string[]): Promise<number> {
  const named = STEPS.filter(({ name }) => args.includes(name));
  const filters = args.filter((arg) => !STEPS.some(({ name }) => name === arg));
  const total: Outcome = { passed: 0, failures: [] };
  for (const { name, run } of named.length > 0 ? named : STEPS) {
    console.log(`\n=== ${name} ===`);
    const { passed, failures } = await run(filters);
    total.passed += passed;
    total.failures.push(...failures);
  }
  const failed = total.failures.length;
  if (failed > 0) console.log(`\n=== failed ===\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${failed} failed`);
  return failed === 0 && total.passed > 0 ? 0 : 1;
}

async function verify(): Promise<Outcome> {
  const status = await command(process.execPath, ['scripts/verify.mjs']);
  return status === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: ['✗ verify: the static checks'] };
}

async function vitest(filters: readonly string[]): Promise<Outcome> {
  return withReport(async (report) => {
    const options = [
      `--reporter=${isLog ? 'default' : 'dot'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      // Console output of a passed test helps nobody.
      '--silent=passed-only',
    ];
    const plain: Record<string, string> = isLog ? { NO_COLOR: '1' } : {};
    const status = await command(join(BIN, 'vitest'), ['run', ...filters, ...options], plain);
    return readVitest(report, status);
  });
}

async function playwright(filters: readonly string[]): Promise<Outcome> {
  await buildStale();
  const programs = { ...ensureChromium(), ...ensureNginx() };
  return withReport(async (report) => {
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...filters];
    const status = await command(join(BIN, 'playwright'), args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...programs,
    });
    return readPlaywright(report, status);
  });
}

function command(file: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`,
      ...extra,
    };
    const child = spawn(file, args, { stdio: 'inherit', env });
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'topla-report-'));
  try {
    return await run(join(dir, 'report.json'));
  } catch (error) {
    console.error(error);
    return { passed: 0, failures: [`✗ ${error}`] };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
