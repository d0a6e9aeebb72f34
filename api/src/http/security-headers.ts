import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { HttpEnv } from './env.ts';

/** Headers of every answer. Scripts and styles come from this origin and from configured remotes alone. */
export function securityHeaders(config: Config): MiddlewareHandler<HttpEnv> {
  const remotes = Object.values(config.remotes).flatMap((url) => (url ? [new URL(url).origin] : []));
  const tiles = config.map.tileUrl ? [new URL(config.map.tileUrl.replace(/\{.*?\}/g, 'x')).origin] : [];
  const recaptcha =
    config.captcha.provider === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...remotes, ...recaptcha],
      styleSrc: ["'self'", ...remotes],
      imgSrc: ["'self'", 'data:', 'blob:', ...tiles, ...remotes],
      fontSrc: ["'self'", ...remotes],
      connectSrc: ["'self'", ...remotes, ...recaptcha],
      frameSrc: recaptcha.length > 0 ? recaptcha : ["'none'"],
      workerSrc: ["'self'", 'blob:'],
      mediaSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: config.production ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [] },
    crossOriginResourcePolicy: false,
  });
}
