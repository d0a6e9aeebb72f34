import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const browserLike = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../mf-shared/test/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    env: { TZ: 'America/New_York' },
    // A busy machine is slow, which is no fault of a screen.
    testTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    // By default one core is kept for vitest itself, which leaves a machine of two idle most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['./test/postgres.ts'],
          env: { TZ: 'America/New_York' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...['mf-shared', 'shell', 'mf-player', 'mf-business', 'mf-admin'].map(browserLike),
    ],
  },
});
