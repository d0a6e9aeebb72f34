import type { RemoteModule } from 'mf-shared/contracts/remote';
import { MINUTE_MS } from 'mf-shared/time';
import { chooseAgain, readRemotes, remoteNamed, remotesAge } from '../common/manifests.ts';
import { isTooNew, markBroken, type Version } from '../common/versions.ts';
import { dropAtHand, keepAtHand } from './at-hand.ts';
import { addressOf } from './entry-script.ts';
import { count } from './reports.ts';

const TIMEOUT_MS = 20_000;
/** After this time a release may have moved the remotes, or taken one back. */
const OLD_AFTER_MS = 5 * MINUTE_MS;
const loaded = new Map<string, Promise<RemoteModule>>();
/** Whether a load has failed since the remotes were read. */
let hasFailed = false;

/**
 * The remote's module, loaded at first use and cached. Failures are not cached: the next call reads the addresses again
 * and retries, with another version of the remote if there is one.
 */
export function loadRemoteModule(name: string): Promise<RemoteModule> {
  const known = loaded.get(name);
  // Another session needs a pass of its own for the pages that load later.
  if (known) return remoteNamed(name).guarded ? takePass().then(() => known) : known;
  const attempt = load(name);
  loaded.set(name, attempt);
  attempt.then(
    (module) => loaded.get(name) === attempt && keepAtHand(name, module),
    () => {
      loaded.delete(name);
      hasFailed = true;
    },
  );
  return attempt;
}

/** Names of the remotes whose code this page runs. */
export const loadedNames = (): string[] => [...loaded.keys()];

/** Gives up a version that failed. Answers whether the next call loads another one. */
export function giveUp(version: Version, error: unknown): boolean {
  // Without a network every version fails.
  if (!navigator.onLine) return false;
  count(version, 'failures', error);
  markBroken(version);
  chooseAgain(version.name);
  const hasOther = remoteNamed(version.name).version !== version.version;
  if (hasOther) {
    loaded.delete(version.name);
    dropAtHand(version.name);
  }
  return hasOther;
}

async function load(name: string): Promise<RemoteModule> {
  if (hasFailed || remotesAge() > OLD_AFTER_MS) await readAgain(name);
  const remote = remoteNamed(name);
  if (isTooNew(remote)) throw new Error(`Remote ${name} needs a newer shell.`);
  const [{ loadRemote, registerRemotes }] = await withTimeout(
    Promise.all([federation(), remote.guarded && takePass()]),
  );
  // `force` drops an earlier failed try from the runtime's cache.
  registerRemotes([{ name, entry: addressOf(remote) }], { force: true });
  try {
    const module = await withTimeout(loadRemote<{ default: RemoteModule }>(`${name}/remote`));
    if (!module) throw new Error(`Remote ${name} exposes nothing.`);
    count(remote, 'loads');
    return module.default;
  } catch (error) {
    giveUp(remote, error);
    throw error;
  }
}

/** Reads the remotes again, but for those that this page runs. While that fails, the addresses of before may do. */
const readAgain = (name: string): Promise<void> =>
  readRemotes(loadedNames().filter((other) => other !== name)).then(
    () => {
      hasFailed = false;
    },
    () => {},
  );

/** The federation runtime. No page of the shell needs it. */
export const federation = () => import('./federation.ts');

// Few people enter a guarded area.
const takePass = async (): Promise<void> => (await import('./pass.ts')).takePass();

function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('The remote took too long.')), TIMEOUT_MS);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
