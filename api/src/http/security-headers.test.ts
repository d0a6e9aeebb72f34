import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { JWT_SECRET } from '../../test/harness.ts';
import { readConfig } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

async function headersWith(env: Record<string, string>, path = '/'): Promise<Headers> {
  const config = readConfig({ JWT_SECRET, SEED: 'none', WEB_ROOT: 'none', MAP_TILE_URL: 'none', ...env });
  const app = new Hono().use('*', securityHeaders(config) as never).get('*', (c) => c.text(''));
  return (await app.request(path)).headers;
}

async function policyWith(env: Record<string, string>) {
  const policy = (await headersWith(env)).get('Content-Security-Policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

describe('the content security policy', () => {
  const SELF = "'self'";
  const OWN = {
    'default-src': [SELF],
    'script-src': [SELF],
    'style-src': [SELF],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF],
    'frame-src': ["'none'"],
    'worker-src': [SELF, 'blob:'],
    'media-src': [SELF],
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    'frame-ancestors': ["'none'"],
  };

  it('lets nothing of other origins in by itself', async () => {
    expect(await policyWith({})).toEqual(OWN);
  });

  it('lets all that a remote is made of come from where it is deployed', async () => {
    const at = ['https://p.example', 'http://b.example:8080', 'https://a.example'] as const;
    const remotes = {
      REMOTE_PLAYER_URL: `${at[0]}/mf-manifest.json`,
      REMOTE_BUSINESS_URL: `${at[1]}/b/mf-manifest.json`,
      REMOTE_ADMIN_URL: `${at[2]}/mf-manifest.json`,
    };
    expect(await policyWith(remotes)).toEqual({
      ...OWN,
      'script-src': [SELF, ...at],
      'style-src': [SELF, ...at],
      'img-src': [SELF, 'data:', 'blob:', ...at],
      'font-src': [SELF, ...at],
      'connect-src': [SELF, ...at],
    });
  });

  it.each([
    ['one origin', 'https://files.example/remotes', ['https://p.example', 'https://files.example']],
    ['an origin each', 'https://{name}.example', ['https://p.example', 'https://player.example']],
  ])('lets releases of %s come from there', async (_, RELEASES_URL, origins) => {
    const policy = await policyWith({
      REMOTE_PLAYER_URL: 'https://p.example/mf-manifest.json',
      RELEASES_URL,
    });
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy[name]).toEqual([SELF, ...origins]);
  });

  it('lets the page call an API of another origin, hear it live and show its photos', async () => {
    const API_URL = 'https://api.example';
    expect(await policyWith({ API_URL })).toEqual({
      ...OWN,
      'img-src': [SELF, 'data:', 'blob:', API_URL],
      'connect-src': [SELF, API_URL, 'wss://api.example'],
    });
  });

  it('lets reCAPTCHA in where it is used', async () => {
    const google = ['https://www.google.com', 'https://www.gstatic.com'];
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(await policyWith({ CAPTCHA: 'recaptcha', ...keys })).toEqual({
      ...OWN,
      'script-src': [SELF, ...google],
      'connect-src': [SELF, ...google],
      'frame-src': google,
    });
  });
});

it('tells browsers to guess no types, show nothing in frames of others, and hand nothing on', async () => {
  const headers = await headersWith({});
  const names = [
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Cross-Origin-Opener-Policy',
  ];
  expect([...names, 'Permissions-Policy'].map((name) => headers.get(name))).toEqual([
    'nosniff',
    'DENY',
    'strict-origin-when-cross-origin',
    'same-origin-allow-popups',
    'geolocation=(self), camera=(), microphone=(), payment=()',
  ]);
});

it.each([
  [{ NODE_ENV: 'production', PAYMENT: 'sandbox' }, 'max-age=31536000; includeSubDomains'],
  [{}, null],
])('browsers are told to come back encrypted with %j: %s', async (env, header) => {
  expect((await headersWith(env)).get('Strict-Transport-Security')).toBe(header);
});

it.each(['/shell.0a1b2c3d.js', '/remotes/player/c/12.0a1b2c3d.css', '/a/topla.0a1b2c3d.woff2'])(
  'a part of a page carries no headers of documents: %s',
  async (path) => {
    const headers = await headersWith({ NODE_ENV: 'production', PAYMENT: 'sandbox' }, path);
    expect([...headers.keys()].toSorted()).toEqual([
      'content-type',
      'strict-transport-security',
      'x-content-type-options',
    ]);
  },
);

it.each(['/sw.js', '/a/crest.0a1b2c3d.svg', '/index.html', '/search'])(
  'what runs or shows itself carries the policy: %s',
  async (path) =>
    expect((await headersWith({}, path)).get('Content-Security-Policy')).toContain('default-src'),
);
