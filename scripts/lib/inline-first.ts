import { readFileSync } from 'node:fs';
import { type Compiler, rspack } from '@rspack/core';

const PLACE = '</title>';

/**
 * Writes a script into the page, behind its title. It runs before the first paint, which would wait for a file of its own.
 * The page's policy allows it by its hash (`api/src/drawing/html.ts`).
 */
export class InlineFirst {
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('InlineFirst', (compilation) => {
      compilation.fileDependencies.add(this.#file);
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'InlineFirst',
        async (data) => {
          const { code } = await rspack.experiments.swc.minify(readFileSync(this.#file, 'utf8'), {
            compress: true,
            mangle: { toplevel: true },
          });
          data.html = data.html.replace(PLACE, () => `${PLACE}<script>${code}</script>`);
          return data;
        },
      );
    });
  }
}
