import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/harness.ts';

onBothEngines('platform calls', (app) => {
  it('describes every call in an OpenAPI document', async () => {
    const { status, body } = await app().call<{ paths: Record<string, unknown> }>('get', '/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths)).toContain('/api/geo/reverse');
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
