import { type Configuration, rspack } from '@rspack/core';
import { base } from '../rspack.base.ts';

const config = base({ name: 'gallery', dir: import.meta.dirname, production: false });

/** The gallery's pages and their folders: a package shows the parts that only it has. */
const PAGES = { index: '.', player: '../mf-player', shell: '../shell' };

/** The gallery of the design system, only for development: `npm run gallery` builds and serves it. */
export default {
  ...config,
  devtool: false,
  entry: Object.fromEntries(Object.entries(PAGES).map(([page, root]) => [page, `${root}/gallery/index.tsx`])),
  plugins: Object.keys(PAGES).map(
    (page) =>
      new rspack.HtmlRspackPlugin({
        template: './gallery/index.html',
        filename: `${page}.html`,
        chunks: [page],
      }),
  ),
} satisfies Configuration;
