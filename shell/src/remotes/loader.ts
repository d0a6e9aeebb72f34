import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from 'mf-shared/contracts/remote';
import { readRemotes, remoteNamed } from '../common/manifests.ts';

const TIMEOUT_MS = 20_000;
const loaded = new Map<string, Promise<RemoteModule>>();
/** Whether a load has failed since the remotes were read: a release may have moved them. */
let mayHaveMoved = false;

/**
 * The remote's module, loaded at first use and cached. Failures are not cached: the next call reads the addresses again
 * and retries.
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  if (known) return known;
  const attempt = withTimeout(load(name));
  loaded.set(name, attempt);
  attempt.catch(() => {
    loaded.delete(name);
    mayHaveMoved = true;
  });
  return attempt;
}

async function load(name: string): Promise<RemoteModule> {
  if (mayHaveMoved) await readRemotes();
  mayHaveMoved = false;
  const { entry } = remoteNamed(name);
  // `force` drops an earlier failed try from the runtime's cache.
  registerRemotes([{ name, entry: new URL(entry, location.origin).href }], { force: true });
  const module = await loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!module) throw new Error(`Remote ${name} exposes nothing.`);
  return module.default;
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('The remote took too long.')), TIMEOUT_MS);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
