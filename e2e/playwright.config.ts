import { defineConfig, devices } from '@playwright/test';
import { SHELL } from './support/browsers.ts';

/**
 * Journeys through the production build, on phone and desktop. Each worker runs its own server. A test that does not
 * depend on the screen size, or sets it itself, is tagged with the only project that runs it.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
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
    // Otherwise tests could not refuse or delay what pages ask for.
    serviceWorkers: 'block',
    ...SHELL,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // One pixel a point: browsers draw it faster.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
  ],
});
