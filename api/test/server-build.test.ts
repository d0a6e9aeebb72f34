import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topla-server-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds mf-player and renders a page of the build with the React of this project. Runs in a Node of its own. */
const rendering = `
  import { registerHooks } from 'node:module';
  import { pathToFileURL } from 'node:url';
  const [root, folder, location] = process.argv.slice(1);
  const { serverBuild } = await import(root + '/rspack.base.ts');
  const { compile } = await import(root + '/scripts/lib/build.ts');
  const { output, ...build } = serverBuild(root + '/mf-player');
  await compile({ ...build, output: { ...output, path: folder } });

  const remoteUrl = pathToFileURL(folder + '/remote.js').href;
  const parentURL = pathToFileURL(root + '/shell/package.json').href;
  registerHooks({
    resolve: (name, context, next) =>
      next(name, context.parentURL === remoteUrl && name.startsWith('react') ? { ...context, parentURL } : context),
  });
  const { createElement } = await import('react');
  const { prerender } = await import('react-dom/static');
  const { StaticRouter } = await import('react-router-dom');
  const { default: remote } = await import(remoteUrl);
  const { prelude } = await prerender(createElement(StaticRouter, { location }, createElement(remote.Routes)));
  console.log(await new Response(prelude).text());
  // Caches have timers.
  process.exit();
`;

it('builds a remote for Node, which renders its pages with the names of the browser’s classes', () => {
  const args = ['--input-type=module', '-e', rendering, ROOT, folder, '/ranking?city=Ankara'];
  const html = execFileSync(process.execPath, args, { cwd: join(ROOT, 'shell'), encoding: 'utf8' });
  expect(html).toContain('<h1>Ankara saha sıralaması</h1>');
  expect(html).toContain('class="player_PageHeader.module_band"');
}, 60_000);
