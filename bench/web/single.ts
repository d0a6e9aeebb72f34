import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { pageBuild } from '../../rspack.base.ts';
import { buildStale, compile } from '../../scripts/lib/build.ts';
import { FRONT_ENDS, REMOTES } from '../../scripts/lib/packages.mjs';
import { precompress } from '../../scripts/lib/precompress.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LOADER = /shell\/src\/remotes\/loader\.ts$/;

/** The same sources as one build without federation, as if nothing were ever released on its own. */
function singleBuild(path: string): Configuration {
  const config = pageBuild({ name: 'single', dir: join(ROOT, 'shell'), production: true });
  return {
    ...config,
    output: { ...config.output, path },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        // As long as in the builds of their own, and as distinct: two packages may use one name.
        ...['mf-shared', ...FRONT_ENDS].map((name) => ({
          test: /\.module\.css$/,
          include: join(ROOT, name, 'src'),
          generator: { localIdentName: `${name.replace('mf-', '')}_[name]_[local]` },
        })),
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/\/loader\.ts$/, (data) => {
        if (LOADER.test(join(data.context, data.request))) {
          data.request = join(import.meta.dirname, 'single-loader.ts');
        }
      }),
    ],
  };
}

/** Web roots of both builds. */
export type Roots = { federated: string; single: string };

/**
 * Builds the federated front ends where they belong and the single bundle in a web root of its own, beside the same
 * manifests. Answers both web roots.
 */
export async function buildBoth(): Promise<Roots> {
  await buildStale();
  const single = join(ROOT, '.cache', 'single');
  rmSync(single, { recursive: true, force: true });
  const page = join(single, 'shell', 'dist');
  await compile(singleBuild(page));
  refuseRuntime(page);
  await precompress(page);
  for (const name of REMOTES) {
    cpSync(join(ROOT, name, 'dist', 'manifest.json'), join(single, name, 'dist', 'manifest.json'));
  }
  return { federated: ROOT, single };
}

/** A single bundle with the federation runtime in it would flatter the federated build. */
function refuseRuntime(dir: string): void {
  const files = globSync(`${dir}/**/*.js`);
  const found = files.find((file) => readFileSync(file, 'utf8').includes('[ Federation Runtime ]'));
  if (found !== undefined) throw new Error(`${found} holds the federation runtime.`);
}
