import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, createUser, createVenue } from '../../test/factories.ts';
import { onBothEngines } from '../../test/harness.ts';
import { quickHash } from '../../test/passwords.ts';
import { startHub, type TestHub } from '../../test/socket.ts';

const PASSWORD = 'Eski-Sifre-1';
const NEWS = { chatId: 'x', readerId: 'x' };

onBothEngines('connections of an account whose sessions end', (app) => {
  let hub: TestHub;
  beforeAll(async () => {
    // No sweep within a test: everything comes from the change itself.
    hub = await startHub(app().ctx, { sweepMs: 600_000 });
  });
  afterAll(() => hub.close());

  async function connected(who: { id: string; token: string }) {
    const socket = await hub.connect();
    await socket.join(who);
    return socket;
  }
  const tell = (id: string) => app().ctx.bus.publish(`actor:${id}`, { event: 'messagesRead', data: NEWS });

  it('hear nothing more once a player has another password, or is gone', async () => {
    const user = await createUser(app(), { password_hash: await quickHash(PASSWORD) });
    const before = await connected(user);
    const { body } = await app().call<{ token: string }>('put', '/api/profile/user/update', {
      token: user.token,
      json: {
        fullName: 'Deniz Yıldız',
        email: user.email,
        position: 'Bek',
        currentPassword: PASSWORD,
        newPassword: 'Yeni-Sifre-2',
      },
    });
    expect(await before.next('error')).toMatchObject({ code: 'unauthenticated' });
    const after = await connected({ id: user.id, token: body.token });
    tell(user.id);
    expect(await after.next('messagesRead')).toEqual(NEWS);
    await before.settled();
    expect(before.of('messagesRead')).toEqual([]);

    await app().call('post', '/api/account/delete', {
      token: body.token,
      json: { password: 'Yeni-Sifre-2' },
    });
    expect(await after.next('error')).toMatchObject({ code: 'unauthenticated' });
  });

  it('hear nothing more once the owner has another password, while the staff goes on', async () => {
    const business = await createVenue(app(), { password_hash: await quickHash(PASSWORD) });
    const member = await createStaff(app(), business, 'manager');
    const [owners, theirs] = [await connected(business), await connected(member)];
    const { status } = await app().call('put', '/api/business/account', {
      token: business.token,
      json: { email: business.email, currentPassword: PASSWORD, newPassword: 'Yeni-Sifre-2' },
    });
    expect(status).toBe(200);
    expect(await owners.next('error')).toMatchObject({ code: 'unauthenticated' });
    tell(business.id);
    expect(await theirs.next('messagesRead')).toEqual(NEWS);
    expect(owners.of('messagesRead')).toEqual([]);
    expect(theirs.of('sessionsEnded')).toEqual([]);
  });
});
