import type { RemotesFile } from 'mf-shared/contracts/remote';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { toast } from 'mf-shared/ui/toast';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { buildOf } from '../common/build-of.ts';
import { fetchRemotes, remoteNamed } from '../common/manifests.ts';
import { hasTyped, keepTyped } from '../common/typed.ts';
import { versionFor } from '../common/versions.ts';
import { loadedNames } from './loader.ts';
import { isWaiting, watchRequests } from './requests.ts';

/** The server never draws this one, so it says nothing but its files. */
const PLAIN_PAGE = '/index.html';
const CHECK_AFTER_MS = 5 * MINUTE_MS;
/** The offer goes by itself, maybe while nobody looks at a page that is always open. */
const OFFER_AGAIN_AFTER_MS = HOUR_MS;
/** How often a page that is looked at may have become calm. */
const LOOK_EVERY_MS = 10 * SECOND_MS;

/**
 * Offers a reload once something newer than what this page runs was released. The question is asked every five minutes
 * while the tab is looked at, and when it comes back; the offer waits for a calm moment. Who ignores it goes on with the
 * old version.
 */
export function useNewVersion(): void {
  const { pathname } = useLocation();
  const isFound = useRef(false);
  const offer = useRef(() => {
    if (!isFound.current || !isCalm()) return;
    isFound.current = false;
    offerReload('Yeni sürüm hazır.');
  }).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further page is a chance
  useEffect(offer, [pathname]);
  useEffect(watchRequests, []);
  useEffect(() => {
    let checkedAt = Date.now();
    const offered = new Map<string, number>();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      if (Date.now() - checkedAt >= CHECK_AFTER_MS) {
        checkedAt = Date.now();
        const before = checkedAt - OFFER_AGAIN_AFTER_MS;
        const found = (await newVersions()).filter((label) => (offered.get(label) ?? before) <= before);
        isFound.current ||= found.length > 0;
        for (const label of found) offered.set(label, checkedAt);
      }
      offer();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [offer]);
}

/** What this visitor would get now, of what the page runs in another version; nothing while the server does not answer. */
const newVersions = async (): Promise<string[]> =>
  (await Promise.all([newShell(), fetchRemotes().then(newRemotes)].map((one) => one.catch(() => [])))).flat();

const newRemotes = ({ remotes }: RemotesFile): string[] =>
  remotes
    .map(versionFor)
    .filter(({ name, version }) => loadedNames().includes(name) && remoteNamed(name).version !== version)
    .map(({ name, version }) => `${name} ${version}`);

/** The shell's build, by the files that its page names now. */
async function newShell(): Promise<string[]> {
  const answer = await fetch(PLAIN_PAGE, { cache: 'no-cache' });
  const build = buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  return answer.ok && build !== '' && build !== buildOf(document) ? [build] : [];
}

function offerReload(text: string): void {
  toast.info(text, { action: { label: 'Sayfayı yenile', onClick: reload } });
}

/** Reloads with what was typed since the offer appeared. Without a network, a reload would lose the page. */
function reload(): void {
  if (!navigator.onLine) {
    offerReload('Bağlantı yok. Bağlantı gelince yenileyebilirsiniz.');
    return;
  }
  keepTyped();
  window.location.reload();
}

/** Whether nobody is in the middle of something. */
const isCalm = (): boolean => !hasTyped() && !isWaiting() && document.querySelector('dialog[open]') === null;
