import { remoteBuild } from '../rspack.base.ts';
import manifest from './package.json' with { type: 'json' };

export default remoteBuild({
  name: 'admin',
  dir: import.meta.dirname,
  dependencies: manifest.dependencies,
  production: process.env.NODE_ENV !== 'development',
});
