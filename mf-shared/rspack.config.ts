import { type Configuration, rspack } from '@rspack/core';
import { base } from '../rspack.base.ts';

const config = base({ name: 'gallery', dir: import.meta.dirname, dependencies: {}, production: false });

/** The gallery of the design system, for development alone: `node mf-shared/gallery/build.ts`, then serve `mf-shared/dist`. */
export default {
  ...config,
  devtool: false,
  entry: { gallery: './gallery/index.tsx' },
  plugins: [new rspack.HtmlRspackPlugin({ template: './gallery/index.html' })],
} satisfies Configuration;
