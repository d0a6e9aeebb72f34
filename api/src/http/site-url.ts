import type { Config } from '../config.ts';

/** An address of the site for somebody who is elsewhere: `path` below its public one, or below where it listens. */
export const siteUrl = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
) => new URL(path, publicUrl ?? `http://${host}:${port}`).href;
