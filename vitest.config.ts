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
    // No test may need another one before it. The order is drawn from one number, so that a run can be repeated;
    // SHUFFLE_SEED gives another one.
    sequence: {
      shuffle: { files: true, tests: true },
      seed: Number(process.env.SHUFFLE_SEED ?? 2026),
    },
    // A spy of a test that failed must not reach the next one.
    restoreMocks: true,
    // As in mf-shared/test/patience.ts.
    expect: { poll: { timeout: 10_000 } },
    // By default one core is kept for vitest itself, which leaves a machine of two idle most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: ['./test/databases.ts'],
          // Importing costs more than testing; no test here replaces a module.
          isolate: false,
          setupFiles: ['../mf-shared/test/patience.ts'],
          env: { TZ: 'America/New_York' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...['mf-shared', 'shell', 'mf-player', 'mf-business', 'mf-admin'].map(browserLike),
    ],
  },
});
