import { afterEach, expect, it, vi } from 'vitest';
import { orderVenuePhotos } from '../contracts/calls/venues.ts';
import { apiOrigin, underApi } from './address.ts';
import { request } from './index.ts';

const API = 'https://api.example';
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.api;
  vi.resetModules();
});

it('calls the API of the page’s own origin unless another one is written there', () => {
  expect([apiOrigin(), underApi('/friends')]).toEqual(['', '/api/friends']);
  document.documentElement.dataset.api = API;
  expect([apiOrigin(), underApi('/friends')]).toEqual([API, `${API}/api/friends`]);
});

it('shows the files of an API of another origin, and names them to it as it does', async () => {
  document.documentElement.dataset.api = API;
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (given: Request) => {
    asked.push(given.clone());
    return Response.json({ photos: ['/uploads/a.webp'], message: 'uploads' });
  });
  const answer = await request(orderVenuePhotos, { body: { photos: [`${API}/uploads/a.webp`, 'x'] } });
  expect(answer).toEqual({ photos: [`${API}/uploads/a.webp`], message: 'uploads' });
  expect(asked.map(({ url }) => url)).toEqual([`${API}/api/business/photos`]);
  expect(await asked[0]?.json()).toEqual({ photos: ['/uploads/a.webp', 'x'] });
});

it('reaches the API of a server that draws pages within the process, and names its files as the page needs them', async () => {
  vi.stubGlobal('document', undefined);
  vi.resetModules();
  const server = await import('./address.ts');
  expect([server.apiOrigin(), server.underApi('/friends')]).toEqual(['', 'http://api.invalid/api/friends']);
  server.setApiOrigin(API);
  expect([server.apiOrigin(), server.underApi('/friends')]).toEqual([API, 'http://api.invalid/api/friends']);
  expect(server.readJson('{"photo":"/uploads/a.webp"}')).toEqual({ photo: `${API}/uploads/a.webp` });
});
