import { rspack, type Stats } from '@rspack/core';
import config from '../rspack.config.ts';

/** Builds the gallery into `dist/`; with `--watch` again after every change. */
const report = (error?: Error | null, stats?: Stats) => {
  console.log(error ?? stats?.toString('errors-warnings'));
  if (error || stats?.hasErrors()) process.exitCode = 1;
};

const compiler = rspack(config);
if (process.argv.includes('--watch')) compiler.watch({}, report);
else compiler.run((error, stats) => compiler.close((closing) => report(error ?? closing, stats)));
