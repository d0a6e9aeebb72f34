import { rspack } from '@rspack/core';
import { base, remoteBuild } from '../rspack.base.ts';
import manifest from './package.json' with { type: 'json' };

const build = {
  name: 'player',
  dir: import.meta.dirname,
  dependencies: manifest.dependencies,
  production: process.env.NODE_ENV !== 'development',
};

const config = base(build);

/** The remote alone, for development: no federation, its own page, history fallback on every address. */
const standalone = {
  ...config,
  entry: { standalone: './src/standalone.tsx' },
  output: { ...config.output, path: `${build.dir}/dist/standalone`, publicPath: '/' },
  plugins: [new rspack.HtmlRspackPlugin({ template: './src/standalone.html', scriptLoading: 'defer' })],
};

export default process.env.STANDALONE ? standalone : remoteBuild(build);
