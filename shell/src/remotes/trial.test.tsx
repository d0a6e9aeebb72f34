import { render, screen, waitFor } from '@testing-library/react';
import { Toaster } from 'mf-shared/ui/Toaster';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEPLOYED } from '../../test/remotes.ts';
import { remoteNamed } from '../common/manifests.ts';
import { ReleaseWatch } from './ReleaseWatch.tsx';

vi.mock('./loader.ts', () => ({ loadedNames: () => [] }));

const Here = () => <output data-testid="here">{useLocation().pathname + useLocation().search}</output>;

function open(answer: Response) {
  const fetch = vi.fn(async () => answer);
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter initialEntries={['/?surum=a%2Bb&city=Van']}>
      <Toaster />
      <ReleaseWatch />
      <Here />
    </MemoryRouter>,
  );
  return fetch;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('takes the version of a tester’s link for this tab, and the token out of the address', async () => {
  const admin = DEPLOYED.find(({ name }) => name === 'admin');
  const fetch = open(Response.json({ remote: { ...admin, version: '7.0.0' } }));
  expect(await screen.findByText('Yönetim alanı bu sekmede 7.0.0 sürümüyle açılır.')).toBeTruthy();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/releases/trial?token=a%2Bb');
  expect(remoteNamed('admin').version).toBe('7.0.0');
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/?city=Van'));
});

it.each([
  ['the link is no good', 404, 'Bu deneme bağlantısı geçersiz ya da süresi dolmuş.'],
  ['the server is away', 503, 'Sunucuya ulaşılamadı. Deneme bağlantısını biraz sonra yeniden açın.'],
])('says so when %s', async (_, status, message) => {
  open(new Response('', { status }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it('says so when the site does not have the area yet', async () => {
  const admin = DEPLOYED.find(({ name }) => name === 'admin');
  open(Response.json({ remote: { ...admin, name: 'league', title: 'Lig alanı' } }));
  const message = 'Lig alanı sitede henüz açılmadı; bu bağlantı ondan sonra çalışır.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});
