import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, StatsChunk } from '@rspack/core';
import type { PageFiles as Files, PageFile } from 'mf-shared/contracts/server-render';

/** A page of `src/pages.ts` with the module that it imports. */
const PAGE = /\bpage\(\s*'([^']+)',[^=]*=>\s*import\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/g;

type Options = {
  /** The module that imports the pages; that import's files are `pages` of the answer. */
  importer: string;
  /** The module that each page imports, by the page's path. */
  imports: Readonly<Record<string, string>>;
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
      const { importer, imports, common, groups = [] } = this.#options;
      const { chunks = [], namedChunkGroups } = stats.toJson({
        ...{ all: false, chunks: true, chunkOrigins: true, chunkGroups: true },
      });
      const { path } = stats.compilation.outputOptions;
      if (!path) return;
      const listed = (files: Iterable<string>) => [...new Set(files)].flatMap((file) => fileOf(path, file));
      const of = (request: string) => chunks.filter((chunk) => isFor(chunk, importer, request));
      const group = (name: string) =>
        listed((namedChunkGroups?.[name]?.assets ?? []).map((asset) => asset.name));
      const pages = Object.entries(imports).map(([page, request]) => [
        page,
        listed(of(request).flatMap(({ files = [] }) => files)),
      ]);
      const named = groups.map((name) => [name, group(name)]);
      const found: Files = { common: group(common), pages: Object.fromEntries([...pages, ...named]) };
      writeFileSync(join(path, 'page-files.json'), JSON.stringify(found));
    });
  }
}

const isFor = ({ origins = [] }: StatsChunk, importer: string, request: string): boolean =>
  origins.some((origin) => origin.moduleName === importer && origin.request === request);

function fileOf(folder: string, file: string): PageFile[] {
  if (!/\.(js|css)$/.test(file)) return [];
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('base64');
  return [{ file, integrity: `sha256-${hash}` }];
}

/**
 * The module that each page of a remote imports, read from its `src/pages.ts`.
 *
 * @throws when not all of its pages are found.
 */
export function importsOf(dir: string, paths: readonly string[]): Record<string, string> {
  const source = readFileSync(`${dir}/src/pages.ts`, 'utf8');
  const imports = Object.fromEntries([...source.matchAll(PAGE)].map(([, path, request]) => [path, request]));
  const lost = paths.find((path) => !(path in imports));
  if (lost !== undefined) throw new Error(`${dir}/src/pages.ts does not say what ${lost} imports.`);
  return imports;
}
