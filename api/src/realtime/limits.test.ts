import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { startHub, type TestHub, type TestSocket } from '../../test/socket.ts';
import { LIMITS } from '../http/rate-limit-table.ts';

const { points } = LIMITS.message.account;
const WRITES = LIMITS.write.account.points;

let app: TestApp;
let hub: TestHub;
beforeEach(async () => {
  app = await createTestApp('sqlite', { env: { RATE_LIMITS: 'on' } });
  hub = await startHub(app.ctx);
});
afterEach(async () => {
  await hub.close();
  await app.close();
});

const join = async (user: TestUser) => {
  const socket = await hub.connect();
  await socket.join(user);
  return socket;
};
const stored = async () =>
  Number(
    (
      await app.db.q
        .selectFrom('messages')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it('counts messages of all connections of an account together', async () => {
  const [sender, receiver] = [await createUser(app), await createUser(app)];
  const sockets = await Promise.all(Array.from({ length: 20 }, () => join(sender)));
  const say = (socket: TestSocket, n: number) =>
    socket.say('sendMessage', {
      senderId: sender.id,
      receiverId: receiver.id,
      receiverModel: 'User',
      content: `${n}`,
      clientId: `m${n}`,
    });
  for (let n = 0; n < 400; n++) {
    const socket = sockets[n % sockets.length];
    if (socket) say(socket, n);
  }
  await Promise.all(sockets.map((socket) => socket.settled()));
  expect(await stored()).toBe(WRITES);
  const refused = sockets.flatMap((socket) => socket.of('error'));
  expect(refused).toHaveLength(400 - WRITES);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limited']));
  expect(refused[0]?.clientId).toMatch(/^m\d+$/);
});

it('counts messages over HTTP and the connection together', async () => {
  const [sender, receiver] = [await createUser(app), await createUser(app)];
  const who = { account: sender.id, address: '' };
  await app.ctx.limits.take('message', who, points - 2);
  const socket = await join(sender);
  const message = { receiverId: receiver.id, receiverModel: 'User', content: 'Selam' };
  const post = () => app.call('post', '/api/messages/send', { token: sender.token, json: message });
  expect((await post()).status).toBe(201);
  socket.say('sendMessage', { ...message, senderId: sender.id, clientId: 'a' });
  await socket.next('messageSent');
  socket.say('sendMessage', { ...message, senderId: sender.id, clientId: 'b' });
  expect(await socket.next('error')).toMatchObject({ code: 'rate_limited', clientId: 'b' });
  expect((await post()).status).toBe(429);
  expect(await stored()).toBe(2);
});

it.each(['join', 'watchPending'])('counts looking up who it is: %s', async (event) => {
  const admin = await createUser(app, { role: 'admin' });
  const who = { account: null, address: '127.0.0.1' };
  await app.ctx.limits.take('read', who, LIMITS.read.address.points - 1);
  const socket = await hub.connect();
  const { token, id: userId } = admin;
  socket.say(event, { token, userId });
  await socket.settled();
  expect(socket.of('error').map(({ code }) => code)).not.toContain('rate_limited');
  socket.say(event, { token, userId });
  await socket.settled();
  expect(socket.of('error').at(-1)).toMatchObject({ code: 'rate_limited' });
});
