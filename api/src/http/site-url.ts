import type { Config } from '../config.ts';

/** An address of the site for links from elsewhere: `path` below the public address, or below the listening one. */
export const siteUrl = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  path: string,
) => new URL(path, publicUrl ?? `http://${host}:${port}`).href;
