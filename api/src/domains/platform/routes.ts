import { ClientConfig, ReverseAnswer, ReverseQuery } from 'mf-shared/contracts/platform';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { endpoint } from '../../http/endpoint.ts';

function clientCaptcha({ captcha }: Config): z.infer<typeof ClientConfig>['captcha'] {
  return captcha.provider === 'recaptcha'
    ? { provider: 'recaptcha', siteKey: captcha.siteKey }
    : { provider: 'altcha', siteKey: null };
}

/** Calls that belong to no domain: what a browser must know, the captcha, the province of a place. */
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
];
