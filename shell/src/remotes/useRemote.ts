import type { RemoteModule } from 'mf-shared/contracts/remote';
import { useCallback, useEffect, useState } from 'react';
import { moduleAtHand } from './at-hand.ts';
import { loadRemoteModule } from './loader.ts';

type RemoteState =
  | { status: 'loading'; slow: boolean }
  | { status: 'ready'; module: RemoteModule }
  | { status: 'failed'; error: unknown };

const SLOW_MS = 4000;
const START: RemoteState = { status: 'loading', slow: false };

function startOf(name: string): RemoteState {
  const module = moduleAtHand(name);
  return module ? { status: 'ready', module } : START;
}

const isSame = (one: RemoteState, other: RemoteState): boolean =>
  one.status === 'ready' && other.status === 'ready' && one.module === other.module;

/** Loads a remote with one silent retry; `retry` starts over after a failure. */
export function useRemote(name: string): RemoteState & { retry: () => void } {
  const [state, setState] = useState(() => startOf(name));
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what starts the effect again
  useEffect(() => {
    let current = true;
    const start = startOf(name);
    setState((now) => (isSame(now, start) ? now : start));
    if (start.status === 'ready') return;
    const slow = setTimeout(() => current && setState({ status: 'loading', slow: true }), SLOW_MS);
    loadRemoteModule(name)
      .catch(() => loadRemoteModule(name))
      .then(
        (module) => current && setState({ status: 'ready', module }),
        (error: unknown) => current && setState({ status: 'failed', error }),
      )
      .finally(() => clearTimeout(slow));
    return () => {
      current = false;
      clearTimeout(slow);
    };
  }, [name, attempt]);

  return { ...state, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}
