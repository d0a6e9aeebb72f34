import { serve } from '../../src/server.ts';

// The product's own server, as a process that a test may kill.
await serve(process.env);
