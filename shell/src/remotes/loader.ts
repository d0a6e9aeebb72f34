import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule, RemoteName, RemotesManifest } from 'mf-shared/contracts/remote';

const TIMEOUT_MS = 20_000;
const loaded = new Map<RemoteName, Promise<RemoteModule>>();
let manifest: Promise<RemotesManifest> | undefined;

/**
 * The remote's module, loaded at its first use and kept. A failure is not kept: the next call tries anew,
 * with the addresses of `remotes.json` read again, since a release may have moved them.
 */
export function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const attempt = withTimeout(load(name));
  loaded.set(name, attempt);
  attempt.catch(() => {
    loaded.delete(name);
    manifest = undefined;
  });
  return attempt;
}

async function load(name: RemoteName): Promise<RemoteModule> {
  manifest ??= fetchManifest();
  const entry = (await manifest)[name];
  // `force` drops what the runtime remembers of an earlier, failed try.
  registerRemotes([{ name, entry: new URL(entry, location.origin).href }], { force: true });
  const module = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!module) throw new Error(`Remote ${name} exposes nothing.`);
  return module.default;
}

async function fetchManifest(): Promise<RemotesManifest> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  return (await response.json()) as RemotesManifest;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('The remote took too long.')), TIMEOUT_MS);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
