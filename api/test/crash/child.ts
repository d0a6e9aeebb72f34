import { flushCompileCache } from 'node:module';
import { serve } from '../../src/server.ts';

// The product's own server as a process that a test may kill.
await serve(process.env);
// The compile cache is written at the end of a process; this process may be killed before.
flushCompileCache();
