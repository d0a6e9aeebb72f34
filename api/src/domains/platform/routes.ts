import { readFileSync } from 'node:fs';
import { ClientConfig, ReverseAnswer, ReverseQuery } from 'mf-shared/contracts/platform';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
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
  endpoint(
    {
      method: 'get',
      path: '/config',
      summary: 'Settings of this deployment that browsers need',
      access: 'anyone',
      response: ClientConfig,
    },
    async ({ config }) => ({
      captcha: clientCaptcha(config),
      map: config.map,
    }),
  ),
  endpoint(
    {
      method: 'get',
      path: '/captcha',
      summary: 'A new proof-of-work challenge',
      access: 'anyone',
      response: z.unknown(),
    },
    async (ctx) => ctx.captcha.challenge(),
  ),
  endpoint(
    {
      method: 'get',
      path: '/geo/reverse',
      summary: 'Province at a place',
      access: 'anyone',
      query: ReverseQuery,
      response: ReverseAnswer,
    },
    async (ctx, { query }) => {
      const city = await ctx.geocoder.provinceAt(query.lat, query.lng);
      if (!city) throw new AppError('location_unknown');
      return { city };
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/pages.css',
      summary: 'Style sheet of the pages that the API itself answers with',
      access: 'anyone',
      response: z.string(),
      answers: 'text/css',
    },
    async () =>
      new RawAnswer(pagesCss, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      }),
  ),
];
