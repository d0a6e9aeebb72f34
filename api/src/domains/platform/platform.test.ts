import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/harness.ts';
import { createApp } from '../../app.ts';

onBothEngines('platform calls', (app) => {
  it('describes every call in an OpenAPI document', async () => {
    const { status, body } = await app().call<{ paths: Record<string, unknown> }>('get', '/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/geo/reverse');
  });

  it('tells browsers which captcha is solved here, and no secret', async () => {
    const { config } = app().ctx;
    const captchaOf = async (captcha: typeof config.captcha) => {
      const answer = await createApp({ ...app().ctx, config: { ...config, captcha } }).request('/api/config');
      return ((await answer.json()) as { captcha: unknown }).captcha;
    };
    expect(await captchaOf(config.captcha)).toEqual({ provider: 'altcha', siteKey: null });
    const google = { provider: 'recaptcha', siteKey: 'site', secret: 'secret' } as const;
    expect(await captchaOf(google)).toEqual({ provider: 'recaptcha', siteKey: 'site' });
  });

  it('names the province of a place, and says where there is none', async () => {
    const asked: number[][] = [];
    const geocoder = {
      provinceAt: async (lat: number, lng: number) => {
        asked.push([lat, lng]);
        return lng > 26 ? 'Van' : null;
      },
    };
    const at = (lng: number) =>
      createApp({ ...app().ctx, geocoder }).request(`/api/geo/reverse?lat=38.5&lng=${lng}`);
    expect(await (await at(43.4)).json()).toEqual({ city: 'Van' });
    expect(await (await at(23.7)).json()).toMatchObject({ code: 'location_unknown' });
    expect(asked).toEqual([
      [38.5, 43.4],
      [38.5, 23.7],
    ]);
  });

  it('refuses a place that is not on earth, naming the field', async () => {
    const { status, body } = await app().call('get', '/api/geo/reverse?lat=91&lng=29');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', fields: { lat: expect.any(String) } });
  });

  it('answers an unknown call with 404 in Turkish', async () => {
    const { status, body } = await app().call('get', '/api/yok');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' });
  });
});
