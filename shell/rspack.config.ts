import { shellBuild } from '../rspack.base.ts';

export default shellBuild({
  name: 'shell',
  dir: import.meta.dirname,
  production: process.env.NODE_ENV !== 'development',
});
