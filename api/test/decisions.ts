import { createVenue } from './factories.ts';
import type { TestApp } from './harness.ts';

export const MONTH = 30 * 24 * 60 * 60 * 1000;

export const pendingVenue = (test: TestApp, row: Parameters<typeof createVenue>[1] = {}) =>
  createVenue(test, { status: 'pending', next_payment_at: null, ...row });
export const rowOf = (test: TestApp, id: string) =>
  test.db.q.selectFrom('venues').selectAll().where('id', '=', id).executeTakeFirst();
export const DECIDED = {
  status: 409,
  body: { code: 'already_decided', message: 'Bu başvuru daha önce sonuçlandırılmış.' },
};
export const GONE = { status: 404, body: { code: 'not_found', message: 'Aradığınız kayıt bulunamadı.' } };
