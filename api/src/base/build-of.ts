import { join } from 'node:path';

/** The folder of a remote's build beside the server. */
export const buildOf = (webRoot: string, name: string): string => join(webRoot, `mf-${name}`, 'dist');
