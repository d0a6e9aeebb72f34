import type { DeployedRemote, Place, RemotesFile } from 'mf-shared/contracts/remote';

/** The element with the `remotes.json` that the server writes into the page, which saves a call. */
const ELEMENT = 'remotes';
let known: readonly DeployedRemote[] | undefined;

function ofPage(): readonly DeployedRemote[] | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? take(JSON.parse(text) as RemotesFile) : undefined;
}

/** Answers the remotes of a file, and writes down where the API is, for all that calls it from this page. */
function take({ api, remotes }: RemotesFile): readonly DeployedRemote[] {
  if (api) document.documentElement.dataset.api = api;
  return remotes;
}

/** The remotes of this deployment, in order of priority for addresses. */
export function remotes(): readonly DeployedRemote[] {
  known ??= ofPage();
  return known ?? [];
}

/**
 * The remote of that name.
 *
 * @throws when this deployment has none.
 */
export function remoteNamed(name: string): DeployedRemote {
  const remote = remotes().find((one) => one.name === name);
  if (!remote) throw new Error(`There is no remote ${name}.`);
  return remote;
}

/**
 * Reads the remotes again: a release may have moved them.
 *
 * @throws when the file cannot be read.
 */
export async function readRemotes(): Promise<void> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}.`);
  known = take((await response.json()) as RemotesFile);
}

/** Resolves once the remotes are known. Only a page sent without them must ask. */
export const remotesKnown = async (): Promise<void> => {
  known ??= ofPage();
  if (!known) await readRemotes();
};

/** The address of a page that the shell links to; the landing page's if no remote has it. */
export const placeOf = (place: Place): string =>
  remotes().find(({ places }) => places[place])?.places[place] ?? '/';
