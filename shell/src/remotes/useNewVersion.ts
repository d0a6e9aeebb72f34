import type { RemotesFile } from 'mf-shared/contracts/remote';
import { MINUTE_MS } from 'mf-shared/time';
import { toast } from 'mf-shared/ui/toast';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchRemotes, remoteNamed } from '../common/manifests.ts';
import { hasTyped, keepTyped } from '../common/typed.ts';
import { versionFor } from '../common/versions.ts';
import { loadedNames } from './loader.ts';

const CHECK_AFTER_MS = 5 * MINUTE_MS;

/**
 * Offers a reload once something newer than what this page runs was released. The question is asked when the tab comes
 * back; the offer waits for a moment in which nothing is typed or open. Who ignores it goes on with the old version.
 */
export function useNewVersion(): void {
  const { pathname } = useLocation();
  const isFound = useRef(false);
  const offer = useRef(() => {
    if (!isFound.current || !isCalm()) return;
    isFound.current = false;
    toast.info('Yeni sürüm hazır.', {
      action: { label: 'Sayfayı yenile', onClick: reload },
    });
  }).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further page is a chance
  useEffect(offer, [pathname]);
  useEffect(() => {
    let checkedAt = Date.now();
    const offered = new Set<string>();
    const onVisible = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_AFTER_MS) return;
      checkedAt = Date.now();
      const found = await fetchRemotes().then(newVersions, () => []);
      isFound.current ||= found.some((label) => !offered.has(label));
      for (const label of found) offered.add(label);
      offer();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [offer]);
}

/** Versions that this visitor would get now, of remotes that the page runs in another one. */
const newVersions = ({ remotes }: RemotesFile): string[] =>
  remotes
    .map(versionFor)
    .filter(({ name, version }) => loadedNames().includes(name) && remoteNamed(name).version !== version)
    .map(({ name, version }) => `${name} ${version}`);

/** Reloads with what was typed since the offer appeared. */
function reload(): void {
  keepTyped();
  window.location.reload();
}

/** Whether a reload takes nothing away. */
const isCalm = (): boolean => !hasTyped() && document.querySelector('dialog[open]') === null;
