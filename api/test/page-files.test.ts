import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REMOTES } from '../../scripts/lib/packages.mjs';
import { importsOf } from '../../scripts/lib/page-files.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const pathsOf = async (folder: string): Promise<string[]> => {
  const { pages } = (await import(join(ROOT, folder, 'src', 'pages.ts'))) as { pages: { path: string }[] };
  return pages.map(({ path }) => path);
};

it.each(REMOTES)('finds what each page of %s imports', async (folder) => {
  const paths = await pathsOf(folder);
  const imports = importsOf(join(ROOT, folder), paths);
  expect(Object.keys(imports).toSorted()).toEqual(paths.toSorted());
  expect(
    Object.values(imports)
      .flat()
      .filter(({ request }) => !/^(\.\/features\/.+\.tsx|mf-shared\/.+)$/.test(request)),
  ).toEqual([]);
});

it('reads which module belongs to which page', () => {
  expect(importsOf(join(ROOT, 'mf-player'), ['/ranking'])).toMatchObject({
    '/ranking': [{ importer: './src/pages.ts', request: './features/ranking/RankingPage.tsx' }],
    '/my-reservations': [{ request: './features/reservations/MyReservationsPage.tsx' }],
  });
});

it('says which page it did not find', () => {
  expect(() => importsOf(join(ROOT, 'mf-player'), ['/ranking', '/nowhere'])).toThrow(
    'mf-player/src/pages.ts does not say what /nowhere imports.',
  );
});
