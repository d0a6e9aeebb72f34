import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FRONT_ENDS } from './scripts/lib/packages.mjs';

const SEED = Number(process.env.SHUFFLE_SEED ?? 2026);

/**
 * Shuffles the files but keeps each project's files together. A worker keeps its imports only while the next file is of
 * the same project.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${hash('sha1', `${SEED} ${relative(this.ctx.config.root, moduleId)}`)}`;
    return [...files].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}

const browserLike = (name: string) => ({
  test: {
    name,
    root: `./${name}`,
    environment: 'happy-dom',
    // Each file has its own globals, but no process of its own, which takes a third longer.
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../mf-shared/test/setup.ts', ...(name === 'shell' ? ['./test/remotes.ts'] : [])],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    env: { TZ: 'America/New_York' },
    // A busy machine is slow; a screen is not at fault.
    testTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    // No test may need another one before it. One number seeds the order, so that a run can be repeated; SHUFFLE_SEED
    // sets another.
    sequence: {
      sequencer: ByProject,
      shuffle: { tests: true },
      seed: SEED,
    },
    // A failed test's spy must not reach the next test.
    restoreMocks: true,
    // As in mf-shared/test/patience.ts.
    expect: { poll: { timeout: 10_000 } },
    // By default vitest keeps one core for itself, which leaves a machine of two idle most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'api',
          root: './api',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'demo/**/*.test.ts', '../bench/**/*.test.ts'],
          globalSetup: ['./test/databases.ts'],
          // Importing costs more than testing; no test here replaces a module.
          isolate: false,
          // Node strips the types itself, as when the server starts from its sources.
          experimental: { viteModuleRunner: false },
          setupFiles: ['../mf-shared/test/patience.ts'],
          env: { TZ: 'America/New_York' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...['mf-shared', ...FRONT_ENDS].map(browserLike),
    ],
  },
});
