import { execFileSync } from 'node:child_process';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backend } from '../support/backend.ts';
import { copyCheckout } from '../support/checkout.ts';
import { startServer } from '../support/server.ts';
import { expect, signInAs, test } from '../support/test.ts';

const NEW_ALONE = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['mf-referee', 'mf-shared/src/css.d.ts'],
});

test('a remote made from the template passes its tests and the checks, builds, and opens in the product', {
  tag: '@desktop',
}, async ({ browser }) => {
  test.slow();
  const copy = copyCheckout();
  const run = (file: string, ...args: string[]) =>
    execFileSync(process.execPath, [file, ...args], {
      cwd: copy.root,
      stdio: 'pipe',
      // The first run of its tests writes the snapshots, as on a developer's machine.
      env: { ...process.env, CI: '' },
    });
  const tool = (name: string, ...args: string[]) =>
    run(realpathSync(join(copy.root, 'node_modules/.bin', name)), ...args);
  run('scripts/new-remote.mjs', 'referee', 'Hakem');
  expect(() => run('scripts/new-remote.mjs', 'referee')).toThrow('mf-referee is there already.');
  writeFileSync(join(copy.root, 'tsconfig.new.json'), NEW_ALONE);
  tool('tsc', '-p', 'tsconfig.new.json');
  tool('biome', 'check', '--error-on-warnings', 'mf-referee');
  tool('vitest', 'run', '--project', 'mf-referee');
  run('scripts/build.mjs', 'mf-referee');

  const server = await startServer({ WEB_ROOT: copy.root });
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/referee');
  await expect(page).toHaveURL('/login-user?next=%2Freferee');
  const player = await backend(server.url).createPlayer('Hakan Hakem');
  await signInAs(page, player);
  await page.goto('/');
  await page.getByRole('button', { name: 'Daha fazla' }).click();
  await page.getByRole('link', { name: 'Hakem', exact: true }).click();
  await expect(page.getByText('Henüz turnuva yok.')).toBeVisible();

  await page.close();
  await server.dispose();
  copy.dispose();
});
