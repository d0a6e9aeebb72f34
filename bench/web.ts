import { parseArgs } from 'node:util';
import { federation } from './web/federation.ts';
import { promises } from './web/promises.ts';
import { buildBoth } from './web/single.ts';

/** Runs a page in Lighthouse; the median of them counts. `--runs 1` is for a first look. */
const { runs } = parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values;

const roots = await buildBoth();

console.log(`Lighthouse, phone, medians of ${runs}`);
await promises(roots.federated, Number(runs));

console.log('\nFederated / as one bundle, phone with CPU 4 times slower on slow 4G, empty cache');
await federation(roots);
