import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { test } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

const DEMO = { SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

/**
 * A server on demo data for one test. The first one of a run writes the data; the others copy it, because drawing all
 * photos takes longer than most journeys.
 */
export async function startDemo(): Promise<RunningServer> {
  // Playwright empties the folder before each run.
  const dir = join(test.info().project.outputDir, 'demo');
  const data = join(dir, 'data');
  mkdirSync(dirname(dir), { recursive: true });
  if (claim(dir)) await writeDemo(dir, data);
  while (!existsSync(data)) await setTimeout(100);
  return startServer(DEMO, data);
}

/** Whether this process is the first of the run. */
function claim(dir: string): boolean {
  try {
    mkdirSync(dir);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the data into place atomically, so that nobody copies half of it. */
async function writeDemo(dir: string, data: string): Promise<void> {
  try {
    const server = await startServer(DEMO);
    await server.stop('SIGTERM');
    const aside = join(dir, 'aside');
    cpSync(dirname(server.database), aside, { recursive: true });
    await server.dispose();
    renameSync(aside, data);
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}
