import { createServer } from 'node:http';
import { type Configuration, rspack } from '@rspack/core';
import { aloneApp } from './alone-app.ts';
import { passUpgrades } from './pass-on.ts';

const API_URL = process.env.API_URL || 'http://127.0.0.1:3000';
const PORT = Number(process.env.PORT || 3001);

/**
 * Serves one remote without the shell, and builds it again when its sources change. A running product at `API_URL`
 * answers everything else: the API, the live connection, photos, and the shell's pages, where a developer signs in.
 */
export async function developAlone(folder: string): Promise<void> {
  process.env.NODE_ENV = 'development';
  process.env.STANDALONE = 'on';
  const { default: config } = (await import(`../../${folder}/rspack.config.ts`)) as {
    default: Configuration;
  };
  const { default: manifest } = await import(`../../${folder}/src/manifest.ts`);
  rspack(config).watch({}, (error, stats) => {
    const message = error?.message ?? stats?.toString({ preset: 'errors-warnings', colors: true });
    console.log(`${folder} ${message || 'derlendi'}`);
  });
  const paths = (manifest.pages as { path: string }[]).map(({ path }) => path);
  const server = createServer(aloneApp({ root: `${folder}/dist/standalone`, paths, product: API_URL }));
  passUpgrades(server, API_URL);
  server.listen(PORT, '127.0.0.1', () =>
    console.log(`http://localhost:${PORT}${paths[0]} (${folder}, with ${API_URL})`),
  );
}
