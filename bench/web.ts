import { parseArgs } from 'node:util';
import { federation } from './web/federation.ts';
import { promises } from './web/promises.ts';
import { buildBoth } from './web/single.ts';

/** `--runs 1 --only week` is for a first look at one page in Lighthouse. */
const { runs, only } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
}).values;

const roots = await buildBoth();

console.log(`Lighthouse, phone, medians of ${runs}`);
await promises(roots.federated, Number(runs), only);

if (!only) {
  console.log('\nFederated / as one bundle, phone with CPU 4 times slower on slow 4G, empty cache');
  await federation(roots);
}
