import type { MiddlewareHandler } from 'hono';
import { releasesOf } from '../base/releases-of.ts';
import type { Config } from '../config.ts';
import type { HttpEnv } from './env.ts';

export const POLICY = 'Content-Security-Policy';

const PART_OF_PAGE = /\.[0-9a-f]{8}\.(?:js|css|woff2)$/;

/** Whether a path leads to a script, style sheet or font of a build: nothing that a browser shows by itself or runs as a worker. */
export const isPartOfPage = (path: string): boolean => PART_OF_PAGE.test(path);

const OF_PARTS = new Set(['X-Content-Type-Options', 'Strict-Transport-Security']);

/**
 * Headers of every answer; a part of a page has only those that browsers read there, since the others would be 0.6 KB of
 * each. Scripts and styles come only from this origin and from configured remotes. They are set
 * before the handler runs: a change of a finished answer would make the server rebuild it, which costs more than most
 * handlers. That is why Hono's own middleware is not used.
 */
export function securityHeaders(config: Config): MiddlewareHandler<HttpEnv> {
  const headers = Object.entries(headersOf(config));
  const ofParts = headers.filter(([name]) => OF_PARTS.has(name));
  return (c, next) => {
    for (const [name, value] of isPartOfPage(c.req.path) ? ofParts : headers) c.header(name, value);
    return next();
  };
}

/** The same headers as they are. */
export function headersOf(config: Config): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(config),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    ...(config.production ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Allowed sources of map tiles. A range such as `{a-c}` at the beginning of the host stands for several servers: any
 * host below the rest is allowed. Relative addresses are this origin.
 */
function tileSources(tileUrl: string | null): string[] {
  const [, scheme, host] = /^(https?:)?\/\/([^/]+)/.exec(tileUrl ?? '') ?? [];
  if (!host) return [];
  const hosts = host.replace(/^[^.]*\{[^.]*/, '*');
  return [scheme ? `${scheme}//${hosts}` : hosts];
}

/** Origins of the remotes elsewhere and of their releases. */
function otherOrigins({ remotes, releases: { url } }: Config): string[] {
  const releases = Object.keys(remotes).map((name) => releasesOf(url, name));
  if (!url.includes('{name}')) releases.push(url);
  const all = [...Object.values(remotes), ...releases];
  // The default is a path of this origin.
  return [...new Set(all.flatMap((address) => URL.parse(address)?.origin ?? []))];
}

/** The policy of every answer. */
export function contentSecurityPolicy(config: Config): string {
  const { apiUrl, map, captcha } = config;
  const others = otherOrigins(config);
  const api = apiUrl ? [apiUrl] : [];
  const live = api.map((origin) => origin.replace(/^http/, 'ws'));
  const tiles = tileSources(map.tileUrl);
  const google =
    captcha.provider === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...others, ...google],
    'style-src': ["'self'", ...others],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles, ...others, ...api],
    'font-src': ["'self'", ...others],
    'connect-src': ["'self'", ...others, ...api, ...live, ...google],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
