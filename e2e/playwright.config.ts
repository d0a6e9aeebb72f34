import { defineConfig, devices } from '@playwright/test';
import { disabledFeatures } from './support/features.ts';

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Journeys through the production build, on a phone and on a desk. Each worker runs a server of its own. What does
 * not depend on the size of the screen is tagged with the one project that runs it.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'tr-TR',
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Of what Playwright brings itself the whole browser: its small shell shows no notifications.
    ...(executablePath ? {} : { channel: 'chromium' }),
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        disabledFeatures,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
