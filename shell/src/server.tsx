import type { SessionBusiness } from 'mf-shared/contracts/platform';
import type { Access } from 'mf-shared/contracts/remote';
import { type Drawing, LOGINS, type ServerPage, type ServerShell } from 'mf-shared/contracts/server-render';
import { setDrawnSession } from 'mf-shared/session';
import { setDrawn } from 'mf-shared/ui/drawn-page';
import { takeDrawnTitle } from 'mf-shared/ui/useDocumentTitle';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { lateLoaded } from './common/late.tsx';
import { setRemotes } from './common/manifests.ts';
import { isTooNew } from './common/versions.ts';
import { Page } from './Page.tsx';
import { areaFor, areasAt } from './remotes/areas.ts';
import { dropAtHand, keepAtHand } from './remotes/at-hand.ts';
import { redirectFor } from './session/guard.ts';

/** Answers may lead to further questions. What is asked later, the browser asks. */
const MOST_ROUNDS = 3;
/** The pages of the shell that a server draws. */
const OWN_PAGES: readonly string[] = ['/', ...Object.values(LOGINS)];
const NOBODY = { user: null, business: null, admin: null };
/** React's mark where a part failed or waits for code, so that only the browser can draw it. */
const FAILED_PART = '<!--$!-->';

export const draw: ServerShell['draw'] = async (drawing, load) => {
  const { path, api, remotes, business } = drawing;
  const { pathname } = new URL(path, 'http://page.invalid');
  await lateLoaded();
  setRemotes(remotes);
  if (OWN_PAGES.includes(pathname)) return { path, area: null, ...drawn(drawing) };
  const login = business ? null : loginFor(path);
  if (login) return { path: login, area: null, ...drawn({ ...drawing, path: login }) };
  const area = areasAt(pathname).find(({ access }) =>
    business ? isFor(business, access) : access === 'anyone',
  );
  if (!area || isTooNew(area.remote)) return null;
  const { path: page } = area;
  const { name, version } = area.remote;
  const build = await load(area.remote);
  if (!build) return null;
  const opened = await build.open({ page, api });
  if (!opened) return null;
  try {
    const draw = () => drawn(drawing, { name, opened });
    let last = draw();
    for (let round = 0; round < MOST_ROUNDS && (await opened.fetchData()); round++) last = draw();
    const drawnArea = { remote: name, version, page, state: opened.state() };
    return { path, area: drawnArea, ...(business && { business }), ...last };
  } finally {
    opened.close();
  }
};

/** Where a stranger is led from the address of a page for players; null from every other page. */
function loginFor(path: string): string | null {
  const { pathname, search } = new URL(path, 'http://page.invalid');
  const area = areaFor(NOBODY, { pathname, search });
  return area?.access === 'user' ? redirectFor('user', NOBODY, { pathname, search }) : null;
}

const isFor = (business: SessionBusiness, access: Access): boolean =>
  redirectFor(access, { ...NOBODY, business }, { pathname: '', search: '' }) === null;

/** Draws at once, so that the pages of several visitors never mix. */
function drawn(
  { path, remotes, queries, now, business }: Drawing,
  area?: { name: string; opened: ServerPage },
): { html: string; title: string } {
  setRemotes(remotes);
  setDrawn({ queries, now });
  setDrawnSession(business ?? null);
  if (area) keepAtHand(area.name, area.opened);
  try {
    const html = renderToString(
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>,
    );
    if (html.includes(FAILED_PART)) throw new Error(`A part of ${path} cannot be drawn here.`);
    return { html, title: takeDrawnTitle() || area?.opened.takeTitle() || '' };
  } finally {
    if (area) dropAtHand(area.name);
  }
}
