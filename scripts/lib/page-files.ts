import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, StatsChunk } from '@rspack/core';
import type { PageFiles as Files, PageFile } from 'mf-shared/contracts/server-render';

/** A page of `src/pages.ts` with the module that it imports. */
const PAGE = /\bpage\(\s*'([^']+)',[^=]*=>\s*import\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/g;

/** An import as a module writes it. */
type Import = { importer: string; request: string };

type Options = {
  /** What brings each page, by the page's path; those imports' files are `pages` of the answer. */
  imports: Readonly<Record<string, readonly Import[]>>;
  /** The named group of files that all pages need. */
  common: string;
  /** Further groups that are listed like pages, by their names. */
  groups?: readonly string[];
};

/** Writes `page-files.json` beside a build: what the browser loads for each page, so that a page can name it at once. */
export class PageFiles {
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('PageFiles', (stats) => {
      if (stats.hasErrors()) return;
      const { imports, common, groups = [] } = this.#options;
      const { chunks = [], namedChunkGroups } = stats.toJson({
        ...{ all: false, chunks: true, chunkOrigins: true, chunkGroups: true },
      });
      const { path } = stats.compilation.outputOptions;
      if (!path) return;
      const listed = (files: Iterable<string>) => [...new Set(files)].flatMap((file) => fileOf(path, file));
      const group = (name: string) =>
        listed((namedChunkGroups?.[name]?.assets ?? []).map((asset) => asset.name));
      const pages = Object.entries(imports).map(([page, wanted]) => [
        page,
        listed(chunks.filter((chunk) => isFor(chunk, wanted)).flatMap(({ files = [] }) => files)),
      ]);
      const named = groups.map((name) => [name, group(name)]);
      const found: Files = { common: group(common), pages: Object.fromEntries([...pages, ...named]) };
      writeFileSync(join(path, 'page-files.json'), JSON.stringify(found));
    });
  }
}

const isFor = ({ origins = [] }: StatsChunk, wanted: readonly Import[]): boolean =>
  origins.some(({ moduleName, request }) =>
    wanted.some((one) => one.importer === moduleName && one.request === request),
  );

function fileOf(folder: string, file: string): PageFile[] {
  if (!/\.(js|css)$/.test(file)) return [];
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  return [{ file, integrity: `sha256-${hash}` }];
}

/**
 * What each page of a remote imports, read from its `src/pages.ts`.
 *
 * @throws when not all of its pages are found.
 */
export function importsOf(dir: string, paths: readonly string[]): Record<string, Import[]> {
  const source = readFileSync(`${dir}/src/pages.ts`, 'utf8');
  const imports = Object.fromEntries(
    [...source.matchAll(PAGE)].map(([, path, request = '']) => [
      path,
      [{ importer: './src/pages.ts', request }],
    ]),
  );
  const lost = paths.find((path) => !(path in imports));
  if (lost !== undefined) throw new Error(`${dir}/src/pages.ts does not say what ${lost} imports.`);
  return imports;
}
