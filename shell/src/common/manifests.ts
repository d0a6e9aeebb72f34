import type { DeployedRemote, Place, RemotesFile } from 'mf-shared/contracts/remote';
import { type Version, versionFor } from './versions.ts';

/** The element with the `remotes.json` that the server writes into the page, which saves a call. */
const ELEMENT = 'remotes';
let deployed: readonly DeployedRemote[] | undefined;
let known: readonly Version[] | undefined;

function ofPage(): readonly Version[] | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? take(JSON.parse(text) as RemotesFile) : undefined;
}

/** Answers the remotes of a file, and writes down where the API is, for all that calls it from this page. */
function take({ api, remotes }: RemotesFile): readonly Version[] {
  if (api) document.documentElement.dataset.api = api;
  deployed = remotes;
  return remotes.map(versionFor);
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

/** Chooses the versions again: one of them failed, or a tester's link came. */
export function chooseAgain(): void {
  known = deployed?.map(versionFor);
}

/**
 * The remotes as they are deployed now.
 *
 * @throws when the file cannot be read.
 */
export async function fetchRemotes(): Promise<RemotesFile> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  return (await response.json()) as RemotesFile;
}

/**
 * Reads the remotes again: a release may have moved them.
 *
 * @throws when the file cannot be read.
 */
export async function readRemotes(): Promise<void> {
  known = take(await fetchRemotes());
}

/** Resolves once the remotes are known. Only a page sent without them must ask. */
export const remotesKnown = async (): Promise<void> => {
  known ??= ofPage();
  if (!known) await readRemotes();
};

/** The address of a page that the shell links to; the landing page's if no remote has it. */
export const placeOf = (place: Place): string =>
  remotes().find(({ places }) => places[place])?.places[place] ?? '/';
