import type { Candidate, DeployedRemote } from 'mf-shared/contracts/remote';
import { CONTRACT } from 'mf-shared/contracts/shell-contract';
import { deviceStorage, tabStorage } from './storage.ts';

/** One version of a remote: what this page loads. */
export type Version = Omit<DeployedRemote, 'candidate'>;

const VISITOR = 'visitor';
const BROKEN = 'broken-versions';
const goodKey = (name: string) => `good-version.${name}`;
const trialKey = (name: string) => `trial-version.${name}`;
const labelOf = ({ name, version }: Version) => `${name} ${version}`;

/** Whether a remote needs a newer shell. */
export const isTooNew = ({ contract }: Version): boolean => contract > CONTRACT;

/**
 * The version of a remote for this visitor: that of a tester's link, the candidate for its share of the visitors, or the
 * stable one. One that failed in this tab gives way to the next, and at last to the one that worked here before.
 */
export function versionFor({ candidate, ...stable }: DeployedRemote): Version {
  const { name } = stable;
  const broken = brokenVersions();
  const isFit = (one: Version | null): one is Version => one !== null && !broken.includes(labelOf(one));
  const isOffered = candidate && isFor(visitorId(), candidate) ? candidate : null;
  const first = [trialOf(name), isOffered].find((one) => isFit(one) && !isTooNew(one));
  return first ?? [stable, lastGood(name)].find(isFit) ?? stable;
}

/** Whether a visitor is among a candidate's share, from 0 to 100 percent. The same visitor always gets the same answer. */
export const isFor = (visitor: string, { name, version, share }: Candidate): boolean =>
  bucketOf(`${visitor} ${name} ${version}`) < share * 100;

/** A number from 0 to 9,999, spread evenly over texts (FNV-1a, and the last steps of MurmurHash3). */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000;
}

/** A random name of this browser, for nothing but its choice of versions. */
function visitorId(): string {
  const id = deviceStorage.getItem(VISITOR) ?? crypto.randomUUID();
  deviceStorage.setItem(VISITOR, id);
  return id;
}

/** The version of a tester's link, in this tab. */
const trialOf = (name: string): Version | null => read(tabStorage.getItem(trialKey(name)));

/** Takes the version of a tester's link for this tab. */
export const keepTrial = (version: Version): void =>
  tabStorage.setItem(trialKey(version.name), JSON.stringify(version));

export const isTrial = (version: Version): boolean => trialOf(version.name)?.version === version.version;

/** The last version that this browser drew without an error. */
const lastGood = (name: string): Version | null => read(deviceStorage.getItem(goodKey(name)));

export const isGood = ({ name, version }: Version): boolean => lastGood(name)?.version === version;

export function keepGood(version: Version): void {
  if (!isTrial(version)) deviceStorage.setItem(goodKey(version.name), JSON.stringify(version));
}

const brokenVersions = (): string[] => read<string[]>(tabStorage.getItem(BROKEN)) ?? [];

/** Loads this version no more in this tab, as long as there is another one. */
export const markBroken = (version: Version): void =>
  tabStorage.setItem(BROKEN, JSON.stringify([...new Set([...brokenVersions(), labelOf(version)])]));

function read<T = Version>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null;
  } catch {
    return null;
  }
}
