import { registerPlugins } from '@module-federation/enhanced/runtime';
import { expect, it, vi } from 'vitest';
import { checkEntries } from './entry-script.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: vi.fn() }));
vi.mock('../common/manifests.ts', () => {
  const remotes = [
    { name: 'player', entry: '/remotes/player/1.0.0/entry.js', integrity: 'sha384-abc' },
    { name: 'admin', entry: 'https://admin.example/a/mf-manifest.json', guarded: 'admin' },
  ];
  return { remotes: () => remotes };
});

type Hook = (script: { url: string }) => HTMLScriptElement | undefined;
const script = (url: string) => {
  checkEntries();
  const plugin = vi.mocked(registerPlugins).mock.lastCall?.[0]?.[0] as unknown as { createScript: Hook };
  return plugin.createScript({ url });
};

it('has the browser check the entry of a release', () => {
  const entry = script(`${location.origin}/remotes/player/1.0.0/entry.js`);
  expect(entry).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(script(`${location.origin}/remotes/player/1.0.0/other.js`)?.integrity).toBeFalsy();
});

it('sends the cookie along for a guarded remote of another origin', () => {
  expect(script('https://admin.example/a/remoteEntry.js')?.crossOrigin).toBe('use-credentials');
});

it('leaves scripts of nobody’s alone', () => {
  expect(script('https://elsewhere.example/x.js')).toBeUndefined();
});
