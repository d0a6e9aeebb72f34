import { setImmediate as turn } from 'node:timers/promises';

/**
 * Lets the other work of the process have its turn. The nightly job calls it often: SQLite answers without waiting
 * for anything, so that nothing else would.
 */
export const breathe = (): Promise<void> => turn();
