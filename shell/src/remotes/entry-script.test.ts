import { expect, it, vi } from 'vitest';
import { createScript, fetchEntry } from './entry-script.ts';

vi.mock('../common/manifests.ts', () => {
  const remotes = [
    { name: 'player', entry: '/remotes/player/1.0.0/entry.js', integrity: 'sha384-abc' },
    { name: 'admin', entry: 'https://admin.example/a/mf-manifest.json', guarded: 'admin' },
  ];
  return { remotes: () => remotes };
});

const script = (url: string) => createScript({ url });

it('has the browser check the entry of a release', () => {
  const entry = script(`${location.origin}/remotes/player/1.0.0/entry.js`);
  expect(entry).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(script(`${location.origin}/remotes/player/1.0.0/other.js`)?.integrity).toBeFalsy();
});

it('sends the cookie along for a guarded remote of another origin', () => {
  expect(script('https://admin.example/a/remoteEntry.js')?.crossOrigin).toBe('use-credentials');
});

it('sends the cookie along for its manifest too, and for no other', () => {
  const asked = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  void fetchEntry('https://admin.example/a/mf-manifest.json', { method: 'GET' });
  expect(asked.mock.calls).toEqual([
    ['https://admin.example/a/mf-manifest.json', { method: 'GET', credentials: 'include' }],
  ]);
  expect(fetchEntry(`${location.origin}/remotes/player/1.0.0/entry.js`, {})).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('leaves scripts of nobody’s alone', () => {
  expect(script('https://elsewhere.example/x.js')).toBeUndefined();
});
