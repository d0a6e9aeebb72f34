import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Candidate, DeployedRemote } from 'mf-shared/contracts/remote';

type Release = {
  version: string;
  /** Throws while it is drawn for the first time. */
  throws?: true;
  /** What the server answers is not what was released. */
  forged?: true;
};

const entryOf = ({ version, throws }: Release) => `var league = {
  init(scope) { this.scope = scope },
  async get() {
    const { createElement: h, useState } = (await Object.values(this.scope.react)[0].get())();
    function Routes() {
      const [failure, setFailure] = useState(${throws ? "'no such player'" : 'null'});
      if (failure) throw new Error(failure);
      return h('form', { className: 'page' },
        h('h1', null, 'Lig ${version}'),
        h('input', { name: 'team', 'aria-label': 'Takım' }),
        h('input', { name: 'secret', type: 'password', 'aria-label': 'Parola' }),
        h('button', { type: 'button', onClick: () => setFailure('Loading chunk 42 failed.') }, 'Kadro'));
    }
    return () => ({ default: { Routes } });
  },
};`;

const pathOf = ({ version }: Release) => `/remotes/league/${version}/remoteEntry.js`;

function deployed(release: Release): DeployedRemote {
  const hash = createHash('sha384').update(entryOf(release)).digest('base64');
  return {
    ...{ name: 'league', title: 'Lig', contract: 1, version: release.version, places: {} },
    ...{ entry: pathOf(release), integrity: `sha384-${hash}` },
    pages: [{ path: '/league', access: 'anyone' }],
    nav: [{ to: '/league', label: 'Lig', order: 15, where: 'bar', seenBy: ['visitor'] }],
  };
}

/** Deploys a remote for everybody who opens that page: a stable version, and a candidate that every visitor gets. */
export async function leagueFor(page: Page, stable: Release, candidate?: Release) {
  let releases = { stable, candidate };
  const league = (): DeployedRemote => ({
    ...deployed(releases.stable),
    ...(releases.candidate && {
      candidate: { ...deployed(releases.candidate), share: 100, since: 1 } satisfies Candidate,
    }),
  });
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace('"remotes":[', () => `"remotes":[${JSON.stringify(league())},`);
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route('/remotes.json', (route) => route.fulfill({ json: { remotes: [league()] } }));
  await page.route('/remotes/league/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const release = [releases.stable, releases.candidate, stable].find((one) => one && pathOf(one) === path);
    if (!release) return route.fulfill({ status: 404, body: '' });
    const code = entryOf(release) + (release.forged ? ' // and more' : '');
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  return {
    /** Another version becomes the stable one. */
    release: (next: Release) => {
      releases = { stable: next, candidate: undefined };
    },
  };
}

/** The tab goes to the background, and comes back after that many minutes. */
export async function leaveFor(page: Page, minutes: number): Promise<void> {
  const become = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await become('hidden');
  await page.clock.fastForward(minutes * 60_000);
  await become('visible');
}
