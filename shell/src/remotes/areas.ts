import type { Page } from 'mf-shared/contracts/remote';
import { matchPath } from 'react-router-dom';
import { remotes } from '../common/manifests.ts';
import type { Version } from '../common/versions.ts';
import { type Place, redirectFor, type Who } from '../session/guard.ts';

/** A page of a remote. */
export type Area = Page & { remote: Version };

/** The pages at an address; several when remotes share it for different people, none when it is unknown. */
export const areasAt = (pathname: string): Area[] =>
  remotes().flatMap((remote) =>
    remote.pages.filter(({ path }) => matchPath(path, pathname)).map((page) => ({ ...page, remote })),
  );

/** The page at an address that this person may enter, else the page that asks a player to sign in, or null. */
export function areaFor(who: Who, place: Place): Area | null {
  const areas = areasAt(place.pathname);
  return areas.find(({ access }) => redirectFor(access, who, place) === null) ?? forPlayers(areas);
}

/** The page for players, as most people are, else the first. */
export const forPlayers = (areas: readonly Area[]): Area | null =>
  areas.find(({ access }) => access === 'user') ?? areas[0] ?? null;

/** Whether this person may enter a remote's page at that path. */
export const mayEnter = (who: Who, pathname: string): boolean => {
  const place = { pathname, search: '' };
  const area = areaFor(who, place);
  return area !== null && redirectFor(area.access, who, place) === null;
};
