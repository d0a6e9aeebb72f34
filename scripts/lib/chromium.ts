import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './apt.ts';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

/**
 * Settings that name the browsers of the journeys: a whole one, and its headless shell, which makes a journey a fifth
 * faster. Empty when Playwright keeps the browser itself. Installs a missing one: the distribution's where apt works,
 * else Playwright's download. Without a shell the whole browser does everything.
 *
 * @throws Error when no browser could be installed.
 */
export function ensureChromium(): { CHROMIUM_PATH?: string; CHROMIUM_SHELL_PATH?: string } {
  if (isPlaywrights()) return {};
  const missing = [...(whole() ? [] : ['chromium']), ...(shell() ? [] : ['chromium-headless-shell'])];
  if (missing.length > 0) installPackages('Chromium', missing);
  const path = whole();
  if (path) return { CHROMIUM_PATH: path, CHROMIUM_SHELL_PATH: shell() ?? path };
  spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], { stdio: 'inherit' });
  if (!isPlaywrights()) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return {};
}

const isPlaywrights = () => !process.env.CHROMIUM_PATH && existsSync(chromium.executablePath());
const whole = () => process.env.CHROMIUM_PATH ?? WHOLE.find((path) => existsSync(path));
const shell = () => process.env.CHROMIUM_SHELL_PATH ?? SHELL.find((path) => existsSync(path));
