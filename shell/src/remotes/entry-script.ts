import { remotes } from '../common/manifests.ts';

/** The full address of a remote's entry. */
export const addressOf = ({ entry }: { entry: string }): string => new URL(entry, location.origin).href;

/** The folder that holds all files of a remote's version. */
export const folderOf = (remote: { entry: string }): string => new URL('.', addressOf(remote)).href;

/**
 * Lets the browser check the entry of a release before it runs; the entry holds the hashes of its chunks. `crossOrigin`
 * also makes errors of a script from another origin readable, and lends a guarded remote the cookie.
 */
export function createScript({ url }: { url: string }): HTMLScriptElement | undefined {
  const remote = remotes().find((one) => url.startsWith(folderOf(one)));
  if (!remote) return undefined;
  const isEntry = url === addressOf(remote);
  return Object.assign(document.createElement('script'), {
    src: url,
    fetchPriority: 'high',
    crossOrigin: remote.guarded ? 'use-credentials' : 'anonymous',
    ...(isEntry && remote.integrity && { integrity: remote.integrity }),
  });
}

/** Fetches an entry of a guarded remote with the cookie, which another origin does not get by itself. */
export function fetchEntry(url: string, options: RequestInit): Promise<Response> | false {
  const isGuarded = remotes().some((one) => one.guarded && url === addressOf(one));
  return isGuarded && fetch(url, { ...options, credentials: 'include' });
}
