import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { type Outcome, readPlaywright, readVitest } from './reports.ts';

type Step = { name: string; run: () => Promise<Outcome> };

const BIN = join(process.cwd(), 'node_modules', '.bin');

/**
 * Static checks, then unit, API and component tests, then journeys in a real browser against the
 * production build. Every step runs whatever the one before said; what failed is named once more at the end, and
 * the last line counts all of them. `only` names steps to run instead of all.
 */
export async function runAll(only: string[]): Promise<number> {
  const steps: Step[] = [
    { name: 'verify', run: verify },
    { name: 'unit', run: vitest },
    { name: 'e2e', run: playwright },
  ];
  const total: Outcome = { passed: 0, failures: [] };
  for (const { name, run } of steps.filter((step) => only.length === 0 || only.includes(step.name))) {
    console.log(`\n=== ${name} ===`);
    const { passed, failures } = await run();
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

async function vitest(): Promise<Outcome> {
  return withReport(async (report) => {
    const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const status = await command(join(BIN, 'vitest'), ['run', ...options]);
    return readVitest(report, status);
  });
}

async function playwright(): Promise<Outcome> {
  await buildStale();
  const browsers = ensureChromium();
  return withReport(async (report) => {
    const status = await command(join(BIN, 'playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...browsers,
    });
    return readPlaywright(report, status);
  });
}

function command(file: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, ...env } });
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
