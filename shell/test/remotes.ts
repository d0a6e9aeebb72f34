import type { DeployedRemote, ManifestSource, RemotesFile } from 'mf-shared/contracts/remote';
import { publishedManifest } from 'mf-shared/remote/manifest';
import { REMOTES } from '../../scripts/lib/packages.mjs';

// The build writes them into the shell.
Object.assign(globalThis, { SHARED_VERSIONS: { react: '19.0.0', router: '7.0.0' } });

/** The remotes of this repository, as the server writes them into the page. */
export const DEPLOYED: DeployedRemote[] = await Promise.all(
  REMOTES.map(async (folder) => {
    const { default: source } = (await import(`../../${folder}/src/manifest.ts`)) as {
      default: ManifestSource;
    };
    return { ...publishedManifest(source, '0.1.0'), entry: `/remotes/${source.name}/mf-manifest.json` };
  }),
);

/** Writes the remotes into the page, as the server does. */
export function sendRemotes(remotes: readonly DeployedRemote[]): void {
  document.getElementById('remotes')?.remove();
  const element = Object.assign(document.createElement('script'), {
    id: 'remotes',
    type: 'application/json',
  });
  element.textContent = JSON.stringify({ remotes } satisfies RemotesFile);
  document.head.append(element);
}

/** Names a build of the shell in the page, as the build does; none for an empty name. */
export function nameShell(build: string): void {
  document.getElementById('shell-build')?.remove();
  if (!build) return;
  // A link without a relation loads nothing.
  const link = Object.assign(document.createElement('link'), { id: 'shell-build' });
  link.setAttribute('href', `/shell.${build}.css`);
  document.head.append(link);
}

sendRemotes(DEPLOYED);
