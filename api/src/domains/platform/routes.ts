import { readFileSync } from 'node:fs';
import * as calls from 'mf-shared/contracts/calls/platform';
import type { ClientConfig } from 'mf-shared/contracts/platform';
import type * as z from 'zod/mini';
import { AppError } from '../../base/app-error.ts';
import type { Config } from '../../config.ts';
import { endpoint } from '../../http/endpoint.ts';
import { RawAnswer } from '../../http/raw-answer.ts';

const pagesCss = readFileSync(new URL('../../http/pages.css', import.meta.url), 'utf8');

function clientCaptcha({ captcha }: Config): z.infer<typeof ClientConfig>['captcha'] {
  return captcha.provider === 'recaptcha'
    ? { provider: 'recaptcha', siteKey: captcha.siteKey }
    : { provider: 'altcha', siteKey: null };
}

/**
 * Calls that belong to no domain: what a browser must know, the captcha, the province of a place,
 * the look of pages outside the app.
 */
export const platformRoutes = [
  endpoint(calls.clientConfig, async ({ config }) => ({
    captcha: clientCaptcha(config),
    map: config.map,
  })),
  endpoint(calls.captchaChallenge, async (ctx) => ctx.captcha.challenge()),
  endpoint(calls.provinceAt, async (ctx, { query }) => {
    const city = await ctx.geocoder.provinceAt(query.lat, query.lng);
    if (!city) throw new AppError('location_unknown');
    return { city };
  }),
  endpoint(
    calls.pagesCss,
    async () =>
      new RawAnswer(pagesCss, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
  ),
];
