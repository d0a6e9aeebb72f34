import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the journeys, or null for the one that Playwright keeps itself. Without any it
 * installs one: the distribution's where apt works, else Playwright's own download.
 */
export function ensureChromium(): string | null {
  const found = find();
  if (found !== undefined) return found;
  console.log('Chromium kuruluyor…');
  const isRoot = process.getuid?.() === 0;
  if (process.platform === 'linux' && isRoot) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  }
  if (find() === undefined) {
    spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = find();
  if (installed === undefined) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return installed;
}

function find(): string | null | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(chromium.executablePath())) return null;
  return SYSTEM.find((path) => existsSync(path));
}
