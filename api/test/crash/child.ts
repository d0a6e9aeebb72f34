import { flushCompileCache } from 'node:module';
import { serve } from '../../src/server.ts';

// The product's own server, as a process that a test may kill.
await serve(process.env);
// What it compiled is kept at a process's end, which this one may not live to see.
flushCompileCache();
