import { remoteBuild } from '../rspack.base.ts';

export default await remoteBuild(import.meta.dirname);
