import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FRONT_ENDS } from './scripts/lib/packages.mjs';

const SEED = Number(process.env.SHUFFLE_SEED ?? 2026);

/**
 * Draws the order of the files, those of one project beside each other. A worker keeps what it has imported only as
 * long as the next file is of the same project.
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
    // Each file has globals of its own, but not a process of its own, which takes a third more.
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../mf-shared/test/setup.ts', ...(name === 'shell' ? ['./test/remotes.ts'] : [])],
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
      sequencer: ByProject,
      shuffle: { tests: true },
      seed: SEED,
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
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'demo/**/*.test.ts', '../bench/**/*.test.ts'],
          globalSetup: ['./test/databases.ts'],
          // Importing costs more than testing; no test here replaces a module.
          isolate: false,
          // Node strips the types itself, as it does when the server starts from its sources.
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
