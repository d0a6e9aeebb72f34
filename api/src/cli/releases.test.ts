import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const said = (...args: string[]) => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'releases.ts'), ...args],
    {
      encoding: 'utf8',
    },
  );
  return [status, stderr.trim()];
};

it('says how a command is used when a word is missing, before it opens the database', () => {
  expect(said('rollout', 'admin', '1.1.0')).toEqual([
    1,
    'Kullanım: npm run rollout -- <bölüm> <sürüm> <yüzde>',
  ]);
});
