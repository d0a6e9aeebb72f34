import type { UserLoginAnswer } from 'mf-shared/contracts/users';
import { afterEach, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import { newId } from '../src/base/id.ts';
import { ask, FRIDAY } from './booking.ts';
import { createUser, createVenue } from './factories.ts';
import { playerForm } from './forms.ts';
import { createTestApp, type TestApp } from './harness.ts';
import { quickHash } from './passwords.ts';
import { startHub } from './socket.ts';

const PLAYERS = 200;
/** Ten minutes for all: the evening on which a company league opens. */
const STEP_MS = 3000;
const PASSWORD = 'sifre-2026';

let running: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await running?.close();
});

it('lets 200 players behind one mobile address register, log in, look around, book and chat', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await createTestApp('sqlite', { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'true' } });
  running = app;
  const from = { 'X-Forwarded-For': '192.0.2.1' };
  const call: TestApp['call'] = async (method, path, options = {}) => {
    const answer = await app.call<never>(method, path, { ...options, headers: from });
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const hub = await startHub(app.ctx);
  const password_hash = await quickHash(PASSWORD);
  try {
    for (let n = 0; n < PLAYERS; n++) {
      const email = `${newId()}@oyuncu.test`;
      await call('get', '/api/captcha');
      // Half of them are new.
      if (n % 2 === 0)
        await call('post', '/api/users/register', { form: playerForm({ email, password: PASSWORD }) });
      else await createUser(app, { email, password_hash });
      // One in five first mistypes the password.
      if (n % 5 === 0)
        await app.call('post', '/api/users/login', { json: { email, password: 'x' }, headers: from });
      const { body } = await call<z.infer<typeof UserLoginAnswer>>('post', '/api/users/login', {
        json: { email, password: PASSWORD },
      });
      const { token = '' } = body;
      const { id } = (await call<{ id: string }>('get', '/api/profile/user', { token })).body;
      const venue = await createVenue(app);
      const week = `businessId=${venue.id}&startDate=${FRIDAY}&endDate=${FRIDAY}`;
      await call('get', `/api/reservations/weekly-user?${week}`);
      for (let page = 0; page < 10; page++) await call('get', '/api/notifications', { token });
      await ask({ call }, { id, email, token, fullName: 'Işıl Çağlar' }, venue);
      const message = { receiverId: venue.id, receiverModel: 'Business', content: 'Merhaba' };
      await call('post', '/api/messages/send', { token, json: message });
      const socket = await hub.connect({ 'x-forwarded-for': '192.0.2.1' });
      await socket.join({ id, token });
      vi.advanceTimersByTime(STEP_MS);
    }
  } finally {
    await hub.close();
  }
  const { q } = app.db;
  expect(await q.selectFrom('reservations').select('id').execute()).toHaveLength(PLAYERS);
  expect(
    // Notifications that the product writes by itself have no key.
    await q
      .selectFrom('messages')
      .where('sender_model', '=', 'User')
      .where('client_id', 'is not', null)
      .select('id')
      .execute(),
  ).toHaveLength(PLAYERS);
});
