import { screen } from '@testing-library/react';
import type { SessionBusiness } from 'mf-shared/contracts/platform';
import { realtime } from 'mf-shared/realtime';
import { setDrawnSession, useSession } from 'mf-shared/session';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { token } from '../test/token.ts';
import { LISTENING } from './common/drawn.ts';

const Typed = () => {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Ad" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </>
  );
};
/** What each drawing knew of the session. */
const drawings: string[] = [];
vi.mock('./App.tsx', () => ({
  App: () => {
    const reader = useSession(({ business }) => business?.id ?? 'nobody');
    drawings.push(reader);
    return (
      <>
        <p style={{ color: 'red' }}>Sayfa {useLocation().pathname}</p>
        <Typed />
      </>
    );
  },
}));
vi.mock('./session/SessionStarter.tsx', () => ({ SessionStarter: () => <p>Oturum</p> }));

beforeEach(() => {
  drawings.length = 0;
  localStorage.clear();
  useSession.setState(useSession.getInitialState(), true);
});
afterEach(() => {
  setDrawnSession(null);
  vi.restoreAllMocks();
});

const signInVenue = () => localStorage.setItem('token', token({ id: 'b1', role: 'business' }));

const root = () => document.getElementById('root') as HTMLElement;

/** Opens a page that a server drew at that path, for a visitor or for a venue. */
async function openDrawn(path: string, business?: SessionBusiness): Promise<void> {
  const { Page } = await import('./Page.tsx');
  setDrawnSession(business ?? null);
  const html = renderToString(
    <StaticRouter location="/">
      <Page />
    </StaticRouter>,
  );
  setDrawnSession(null);
  drawings.length = 0;
  const drawn = JSON.stringify({ path, area: null, business, scripts: [] });
  document.getElementById('drawn-styles')?.remove();
  document.head.insertAdjacentHTML('beforeend', '<style id="drawn-styles">[data-s="0"]{color:red}</style>');
  document.body.innerHTML = `<script type="application/json" id="drawn">${drawn}</script><div id="root">${html}</div>`;
  document.querySelector('p[style]')?.setAttribute('data-s', '0');
  document.querySelector('p[style]')?.removeAttribute('style');
}

/** Starts the application. Answers whether it said that it listens. */
async function start(): Promise<boolean> {
  vi.spyOn(realtime, 'start').mockReturnValue(() => {});
  const heard = vi.fn();
  document.addEventListener(LISTENING, heard, { once: true });
  const bootstrap = await import('./bootstrap.tsx');
  await bootstrap.start();
  return heard.mock.calls.length === 1;
}

it('draws the pages with the session beside them, and begins the live connection', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(await start()).toBe(true);
  expect(await screen.findByText('Sayfa /')).toBeTruthy();
  expect(screen.getByText('Oturum')).toBeTruthy();
  expect(realtime.start).toHaveBeenCalledOnce();
});

it('draws a page as its reader’s from the first time on', async () => {
  signInVenue();
  document.body.innerHTML = '<div id="root"></div>';
  await start();
  await screen.findByText('Sayfa /');
  expect([...new Set(drawings)]).toEqual(['b1']);
});

it('takes a page over as the visitor’s that the server drew, whoever reads it', async () => {
  signInVenue();
  await openDrawn('/');
  await start();
  await vi.waitFor(() => expect(drawings.length).toBeGreaterThan(0));
  expect([...new Set(drawings)]).toEqual(['nobody']);
});

const venue = (id: string): SessionBusiness => ({ id, email: 'a@b.test', role: 'business', isActive: true });

it('takes a page over as the venue’s that the server drew it for', async () => {
  signInVenue();
  performance.clearMarks();
  await openDrawn('/', venue('b1'));
  const drawn = screen.getByText('Sayfa /');
  await start();
  await vi.waitFor(() => expect(drawings.length).toBeGreaterThan(0));
  expect([...new Set(drawings)]).toEqual(['b1']);
  expect(screen.getByText('Sayfa /')).toBe(drawn);
  expect(performance.getEntriesByName('drawn-anew')).toEqual([]);
});

it.each([
  ['another venue is signed in here', signInVenue, 'b1'],
  ['nobody is signed in any more', () => {}, 'nobody'],
])('draws a venue’s page anew where %s', async (_, signIn, reader) => {
  signIn();
  await openDrawn('/', venue('b2'));
  const drawn = screen.getByText('Sayfa /');
  await start();
  await vi.waitFor(() => expect(root().contains(drawn)).toBe(false));
  expect([...new Set(drawings)]).toEqual([reader]);
});

it('takes over what a server drew, with its styles and what was typed into it', async () => {
  performance.clearMarks();
  await openDrawn('/');
  const drawn = screen.getByText('Sayfa /');
  const input = screen.getByLabelText<HTMLInputElement>('Ad');
  input.value = 'Ayşe';
  expect(await start()).toBe(true);
  expect(screen.getByText('Sayfa /')).toBe(drawn);
  expect(drawn.style.color).toBe('red');
  expect(performance.getEntriesByName('drawn-anew')).toEqual([]);
  expect(await screen.findByText('Ayşe')).toBeTruthy();
  expect(input.value).toBe('Ayşe');
});

it('draws a page of another address anew, without the styles of what was drawn', async () => {
  await openDrawn('/elsewhere');
  const drawn = screen.getByText('Sayfa /');
  expect(await start()).toBe(true);
  await vi.waitFor(() => expect(root().contains(drawn)).toBe(false));
  expect(screen.getByText('Sayfa /')).toBeTruthy();
  expect(document.getElementById('drawn-styles')).toBeNull();
});
