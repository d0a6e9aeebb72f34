import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { ensureChromium } from './chromium.ts';

type Counts = { passed: number; failed: number };
type Step = { name: string; run: () => Promise<Counts> };

const BIN = join(process.cwd(), 'node_modules', '.bin');

/**
 * Static checks, then unit, API and component tests, then journeys in a real browser against the
 * production build. Every step runs whatever the one before said; the last line counts all of them.
 * `only` names steps to run instead of all.
 */
export async function runAll(only: string[]): Promise<number> {
  const steps: Step[] = [
    { name: 'verify', run: verify },
    { name: 'unit', run: vitest },
    { name: 'e2e', run: playwright },
  ];
  const total: Counts = { passed: 0, failed: 0 };
  for (const { name, run } of steps.filter((step) => only.length === 0 || only.includes(step.name))) {
    console.log(`\n=== ${name} ===`);
    const { passed, failed } = await run();
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function verify(): Promise<Counts> {
  const status = await command(process.execPath, ['scripts/verify.mjs']);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(): Promise<Counts> {
  return withReport(async (report) => {
    const status = await command(join(BIN, 'vitest'), [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readReport<{
      numPassedTests: number;
      numFailedTests: number;
      numFailedTestSuites: number;
      success: boolean;
    }>(report);
    // A file that cannot be loaded fails as a suite without a failed test in it.
    const failed = numFailedTests || (status === 0 && success ? 0 : Math.max(1, numFailedTestSuites));
    return { passed: numPassedTests, failed };
  });
}

async function playwright(): Promise<Counts> {
  await buildStale();
  const executable = ensureChromium();
  return withReport(async (report) => {
    const status = await command(join(BIN, 'playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(executable ? { CHROMIUM_PATH: executable } : {}),
    });
    const { stats } = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(report);
    const failed = stats.unexpected || (status === 0 ? 0 : 1);
    return { passed: stats.expected + stats.flaky, failed };
  });
}

function command(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });
}

async function withReport(run: (file: string) => Promise<Counts>): Promise<Counts> {
  const dir = mkdtempSync(join(tmpdir(), 'topla-report-'));
  try {
    return await run(join(dir, 'report.json'));
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const readReport = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
