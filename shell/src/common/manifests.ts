import type { DeployedRemote, Place, RemotesFile } from 'mf-shared/contracts/remote';
import { type Version, versionFor } from './versions.ts';

/** The element with the `remotes.json` that the server writes into the page, which saves a call. */
const ELEMENT = 'remotes';
/** As long as a server may take to answer that file. */
const TIMEOUT_MS = 10_000;
let deployed: readonly DeployedRemote[] | undefined;
let known: readonly Version[] | undefined;
/** When the remotes were read; the page was sent with them. */
let readAt = 0;

function ofPage(): readonly Version[] | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? take(JSON.parse(text) as RemotesFile) : undefined;
}

/** Answers the remotes of a file, and writes down where the API is, for all that calls it from this page. */
function take({ api, remotes }: RemotesFile): readonly Version[] {
  const versions = remotes.map(versionFor);
  if (api) document.documentElement.dataset.api = api;
  deployed = remotes;
  return versions;
}

/** The remotes of this deployment in this visitor's versions, in order of priority for addresses. */
export function remotes(): readonly Version[] {
  known ??= ofPage();
  return known ?? [];
}

/**
 * The remote of that name.
 *
 * @throws when this deployment has none.
 */
export function remoteNamed(name: string): Version {
  const remote = remotes().find((one) => one.name === name);
  if (!remote) throw new Error(`There is no remote ${name}.`);
  return remote;
}

/** The rollout of a remote that this page knows of, by its beginning. */
export const rolloutOf = (name: string): number | undefined =>
  deployed?.find((one) => one.name === name)?.candidate?.since;

/** All versions whose code this page may run: those of this visitor, and candidates that were given up. */
export const versionsOffered = (): readonly Version[] => [
  ...remotes(),
  ...(deployed ?? []).flatMap(({ candidate }) => candidate ?? []),
];

/** Chooses the version of a remote again: it failed, or a tester's link came. */
export function chooseAgain(name: string): void {
  known = remotes().map((remote) => (remote.name === name ? chosen(remote) : remote));
}

function chosen(remote: Version): Version {
  const found = deployed?.find(({ name }) => name === remote.name);
  return found ? versionFor(found) : remote;
}

/**
 * The remotes as they are deployed now.
 *
 * @throws when the file cannot be read.
 */
export async function fetchRemotes(): Promise<RemotesFile> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  return (await response.json()) as RemotesFile;
}

/**
 * Reads the remotes again: a release may have moved them. Those that the page `runs` stay in their versions.
 *
 * @throws when the file cannot be read.
 */
export async function readRemotes(runs: readonly string[] = []): Promise<void> {
  const running = remotes().filter(({ name }) => runs.includes(name));
  known = take(await fetchRemotes()).map(
    (remote) => running.find(({ name }) => name === remote.name) ?? remote,
  );
  readAt = performance.now();
}

/** How long ago the remotes were read, in milliseconds. */
export const remotesAge = (): number => performance.now() - readAt;

/** Says which remotes there are where no page names them: on a server. */
export const setRemotes = (all: readonly Version[]): void => {
  known = all;
};

/** Resolves once the remotes are known. Only a page sent without them must ask. */
export const remotesKnown = async (): Promise<void> => {
  known ??= ofPage();
  if (!known) await readRemotes();
};

/** The address of a page that the shell links to; the landing page's if no remote has it. */
export const placeOf = (place: Place): string =>
  remotes().find(({ places }) => places[place])?.places[place] ?? '/';
