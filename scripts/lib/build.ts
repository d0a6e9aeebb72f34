import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { serverBuild } from '../../rspack.base.ts';
import { FRONT_ENDS } from './packages.mjs';
import { precompress } from './precompress.ts';

const COMMON = [
  'rspack.base.ts',
  'scripts/lib/{calls-loader,inline-first,page-files,preload-fonts}.ts',
  'package-lock.json',
  'mf-shared/package.json',
  'mf-shared/src/**',
];

/** Builds for production each of these front ends whose sources changed since its last build, one after the other. */
export async function buildStale(names: readonly string[] = FRONT_ENDS): Promise<void> {
  const common = fingerprint(COMMON);
  for (const name of names) {
    const stamp = `${name}/dist/.stamp`;
    const current = common + fingerprint([`${name}/src/**`, `${name}/public/**`, `${name}/*.{ts,json}`]);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) continue;
    const start = performance.now();
    await build(name);
    await precompress(`${name}/dist`);
    writeFileSync(stamp, current);
    console.log(`${name} derlendi (${((performance.now() - start) / 1000).toFixed(1)} sn)`);
  }
}

function fingerprint(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = `${file.parentPath}/${file.name}`;
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex');
}

async function build(name: string): Promise<void> {
  const { default: config } = (await import(`../../${name}/rspack.config.ts`)) as { default: Configuration };
  await compile(config);
  if (hasServerPart(name)) await compile(serverBuild(resolve(name)));
}

/** Whether a server can draw pages of that front end. */
export const hasServerPart = (folder: string): boolean =>
  globSync(`${folder}/src/server.{ts,tsx}`).length > 0;

/**
 * Runs one build to its end.
 *
 * @throws Error with what the build complains about.
 */
export async function compile(config: Configuration): Promise<void> {
  const compiler = rspack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) return reject(error);
      // A warning of a style sheet is a rule that does nothing.
      if (stats?.hasErrors() || stats?.hasWarnings())
        return reject(new Error(stats.toString({ preset: 'errors-warnings', colors: true })));
      resolve();
    });
  });
}
