import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { ManifestSource } from 'mf-shared/contracts/remote';
import { publishedManifest } from 'mf-shared/remote/manifest';
import sharedPackage from './mf-shared/package.json' with { type: 'json' };
import { FederationModules } from './scripts/lib/federation-modules.ts';
import { InlineFirst } from './scripts/lib/inline-first.ts';
import { importsOf, PageFiles } from './scripts/lib/page-files.ts';
import { PreloadFonts } from './scripts/lib/preload-fonts.ts';

const BROWSERS = ['chrome >= 115', 'edge >= 115', 'firefox >= 121', 'safari >= 16.4'];

/** The router's package names its development build alone; the other one lacks the warnings for developers. */
const ROUTER_FOR_PRODUCTION = {
  'react-router$': `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
  'react-router/dom$': `${import.meta.dirname}/node_modules/react-router/dist/production/dom-export.mjs`,
};

type Build = {
  /** Federation name; also the entry's global variable. */
  name: string;
  /** Absolute folder of the package. */
  dir: string;
  production: boolean;
};

/**
 * What a remote takes from the page; `shell/src/remotes/federation.ts` provides it. `mf-shared/session` and
 * `mf-shared/realtime` hold the only live state that crosses remotes. The design system is deliberately absent, so that
 * each remote may carry its own version. A remote loads its own copies only when the shell's do not suit it.
 */
function shared() {
  const singleton = (requiredVersion: string) => ({ singleton: true, requiredVersion });
  const { dependencies } = sharedPackage;
  return {
    react: singleton(dependencies.react),
    'react/': singleton(dependencies.react),
    'react-dom': singleton(dependencies['react-dom']),
    'react-dom/': singleton(dependencies['react-dom']),
    'react-router-dom': singleton(dependencies['react-router-dom']),
    'mf-shared/session': { singleton: true, requiredVersion: false as const },
    'mf-shared/realtime': { singleton: true, requiredVersion: false as const },
  };
}

/** Common parts of every browser build: TypeScript, CSS modules, assets, browsers. */
export function base({ name, dir, production }: Build): Configuration {
  return {
    name,
    context: dir,
    mode: production ? 'production' : 'development',
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: `${dir}/dist`,
      clean: production,
      uniqueName: `topla_${name}`,
      publicPath: 'auto',
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? 'c/[name].[contenthash:8].js' : 'c/[name].js',
      cssFilename: production ? '[name].[contenthash:8].css' : '[name].css',
      cssChunkFilename: production ? 'c/[name].[contenthash:8].css' : 'c/[name].css',
      assetModuleFilename: 'a/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'], alias: production ? ROUTER_FOR_PRODUCTION : {} },
    module: {
      // Custom properties keep their names, so that a module may set a design token.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: { 'css/auto': { exportsConvention: 'as-is', localIdentName: `${name}_[name]_[local]` } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
            env: { targets: BROWSERS },
          },
          type: 'javascript/auto',
        },
        {
          test: /contracts\/calls\/[\w-]+\.ts$/,
          loader: `${import.meta.dirname}/scripts/lib/calls-loader.ts`,
        },
        { test: /\.css$/, type: 'css/auto' },
        { resourceQuery: /^\?url$/, type: 'asset/resource' },
        { test: /\.(woff2|webp|avif|png|jpg|svg|mp4|webm)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    performance: false,
    // Each class belongs to one module, so the order of style sheets changes nothing.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

/** Build of the shell's page without federation. */
export function pageBuild(build: Build): Configuration {
  const config = base(build);
  return {
    ...config,
    entry: {
      shell: ['./src/index.ts', ...(build.production ? [] : ['./src/dev-reload.ts'])],
      // Stands for the shell in pages that the server drew.
      wake: './src/wake.ts',
      sw: './src/worker/sw.ts',
    },
    output: {
      ...config.output,
      publicPath: '/',
      // A browser looks for a new worker at the address of the old one.
      filename: (path) => (path.chunk?.name === 'sw' ? 'sw.js' : String(config.output?.filename)),
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        chunks: ['shell'],
      }),
      new PreloadFonts(),
      new InlineFirst(`${build.dir}/src/before-paint.js`),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    ],
  };
}

/** The installed version of a library. */
const versionOf = (library: string): string => {
  const file = `${import.meta.dirname}/node_modules/${library}/package.json`;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** What the shell's sources take from the build. */
const SHELL_CONSTANTS = {
  ENV_TARGET: '"web"',
  SHARED_VERSIONS: JSON.stringify({ react: versionOf('react'), router: versionOf('react-router-dom') }),
};

/** The library behind all calls of the API. */
const API_CLIENT = { importer: '../mf-shared/src/api-client/index.ts', request: './client.ts' };

/** What pages load of the shell beside its first files. */
const SHELL_IMPORTS = {
  // Every page of a remote.
  '*': [{ importer: './src/remotes/loader.ts', request: './federation.ts' }],
  // Whoever is signed in.
  session: [
    { importer: './src/session/session.ts', request: 'mf-shared/api-client' },
    API_CLIENT,
    { importer: './src/layout/Layout.tsx', request: '../remotes/ReleaseWatch.tsx' },
    { importer: './src/layout/Header.tsx', request: './MoreMenu.tsx' },
    { importer: './src/layout/Header.tsx', request: './ThumbBar.tsx' },
  ],
  '/': [{ importer: './src/App.tsx', request: './pages/landing/LandingPage.tsx' }],
  '/login': [{ importer: './src/App.tsx', request: './session/LoginChoicePage.tsx' }],
  '/login-user': [{ importer: './src/App.tsx', request: './session/UserLoginPage.tsx' }],
};

/** Build of the host. It knows no remote: `remotes.json` brings their addresses at run time. */
export function shellBuild(build: Build): Configuration {
  const config = pageBuild(build);
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new rspack.DefinePlugin(SHELL_CONSTANTS),
      ...(build.production
        ? [new PageFiles({ common: 'shell', imports: SHELL_IMPORTS, groups: ['wake'] })]
        : []),
    ],
  };
}

/**
 * Build of the remote in that folder: one exposed module, its own styles, its manifest, nothing of the shell.
 * `STANDALONE` builds a development page for the remote alone, the same at every address.
 */
export async function remoteBuild(dir: string): Promise<Configuration> {
  const { version } = JSON.parse(readFileSync(`${dir}/package.json`, 'utf8')) as { version: string };
  const { default: source } = (await import(`${dir}/src/manifest.ts`)) as { default: ManifestSource };
  const { name, title } = source;
  const manifest = JSON.stringify(publishedManifest(source, version));
  const build = { name, dir, production: process.env.NODE_ENV !== 'development' };
  const config = base(build);
  if (process.env.STANDALONE) {
    return {
      ...config,
      entry: { standalone: './src/standalone.tsx' },
      output: { ...config.output, path: `${dir}/dist/standalone`, publicPath: '/' },
      plugins: [new rspack.HtmlRspackPlugin({ templateContent: alone(title), scriptLoading: 'defer' })],
    };
  }
  return {
    ...config,
    // The only entry of the remote is its `remoteEntry`.
    entry: {},
    output: {
      ...config.output,
      // Two versions of a remote in one page, one after a failure of the other, keep their chunks apart.
      uniqueName: `topla_${name}_${version}`,
      crossOriginLoading: source.guarded ? 'use-credentials' : 'anonymous',
    },
    plugins: [
      // Each file holds the hashes of the chunks that it loads, so that the entry's own hash covers them all.
      new rspack.SubresourceIntegrityPlugin({
        enabled: build.production,
        hashLoading: 'lazy',
        hashFuncNames: ['sha256'],
      }),
      new FederationModules(),
      new ModuleFederationPlugin({
        name,
        filename: build.production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        shareStrategy: 'loaded-first',
        shared: shared(),
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
        manifest: true,
        dts: false,
        dev: false,
      }),
      new rspack.CopyRspackPlugin({
        patterns: [{ from: 'src/manifest.ts', to: 'manifest.json', transform: () => manifest }],
      }),
      ...(build.production ? [pageFiles(dir, source)] : []),
    ],
  };
}

const pageFiles = (dir: string, { pages }: ManifestSource) =>
  new PageFiles({
    common: '__federation_expose_remote',
    imports: {
      ...importsOf(
        dir,
        pages.map(({ path }) => path),
      ),
      session: [API_CLIENT],
    },
  });

/**
 * Build of the front end in that folder for Node: `server/remote.js` or `server/shell.js`, which a server draws pages with.
 * React and the router are those of the server that imports it. It carries no styles and no other assets.
 */
export function serverBuild(dir: string): Configuration {
  const name = basename(dir).replace('mf-', '');
  const isShell = name === 'shell';
  // Classes have the names that the browser's style sheets have.
  const config = base({ name, dir, production: true });
  return {
    ...config,
    target: 'node24',
    entry: { [isShell ? 'shell' : 'remote']: './src/server' },
    output: {
      ...config.output,
      path: `${dir}/dist/server`,
      module: true,
      library: { type: 'module' },
      filename: '[name].js',
      // One file: Node gains nothing from loading pages one by one.
      asyncChunks: false,
    },
    externalsType: 'module',
    externals: [/^react(-dom)?($|\/)/, 'react-router-dom'],
    module: {
      ...config.module,
      generator: {
        ...config.module?.generator,
        'css/auto': { ...config.module?.generator?.['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    plugins: [new rspack.DefinePlugin(SHELL_CONSTANTS)],
  };
}

/** The page of a standalone remote. */
const alone = (title: string) => `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <main id="root"></main>
  </body>
</html>`;
