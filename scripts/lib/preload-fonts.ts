import { type Compiler, rspack } from '@rspack/core';

/** The fonts of the first paint; those of other Latin letters load when a page has such a letter. */
const FIRST = /\/topla-(score|text)\.[0-9a-f]{8}\.woff2$/;

/** Names the fonts of the first paint in the page, so that they load beside the styles that ask for them. */
export class PreloadFonts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadFonts',
        (data) => {
          const fonts = compilation.getAssets().filter(({ name }) => FIRST.test(name));
          const links = fonts.map(({ name }) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
            voidTag: true,
          }));
          data.headTags.unshift(...links);
          return data;
        },
      );
    });
  }
}
