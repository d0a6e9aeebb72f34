import type { ManifestSource, RemoteManifest } from '../contracts/remote.ts';

/**
 * Content of `manifest.json`. Its pages are those of the routes.
 *
 * @throws when a path occurs twice, or when a link leads to no page of the remote.
 */
export function publishedManifest(source: ManifestSource, version: string): RemoteManifest {
  const pages = source.pages.map(({ path, access }) => ({ path, access }));
  const paths = new Set(pages.map(({ path }) => path));
  if (paths.size < pages.length) throw new Error(`${source.name} has two pages at one path.`);
  const links = [...source.nav.map(({ to }) => to), ...Object.values(source.places)];
  const lost = links.find((to) => !paths.has(to));
  if (lost !== undefined) throw new Error(`${source.name} leads to ${lost}, where it has no page.`);
  return { ...source, version, pages };
}
