import type { Notification, UnreadCount } from 'mf-shared/contracts/notifications';
import type { StaffInvited } from 'mf-shared/contracts/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { startHub, type TestHub } from '../../../test/socket.ts';
import { newId } from '../../base/id.ts';
import { notify } from '../notifications/notify.ts';

onBothEngines('staff who are connected', (app) => {
  let hub: TestHub;
  beforeAll(async () => {
    // No sweep within a test: everything comes from the change itself.
    hub = await startHub(app().ctx, { sweepMs: 600_000 });
  });
  afterAll(() => hub.close());

  const tellOfMoney = (to: { id: string }) =>
    app().db.transact((tx) =>
      notify(tx, app().ctx, {
        to: { model: 'Business', id: to.id },
        kind: 'payment_due',
        text: 'Aboneliğiniz yarın doluyor.',
        link: '/payment',
        once: newId(),
      }),
    );

  it('hear nothing more from the moment they are taken off, while the owner goes on', async () => {
    const business = await createVenue(app());
    const member = await createStaff(app(), business, 'staff');
    const [theirs, owners] = [await hub.connect(), await hub.connect()];
    await Promise.all([theirs.join(member), owners.join(business)]);
    const url = `/api/business/staff/${member.staffId}`;
    await app().call('delete', url, { token: business.token });
    expect(await theirs.next('error')).toMatchObject({ code: 'unauthenticated' });
    expect(await owners.next('staffChanged')).toEqual({ staffId: member.staffId });
    const read = { chatId: 'x', readerId: 'x' };
    app().ctx.bus.publish(`actor:${business.id}`, { event: 'messagesRead', data: read });
    expect(await owners.next('messagesRead')).toEqual(read);
    await theirs.settled();
    expect(theirs.of('messagesRead')).toEqual([]);
    theirs.say('join', { userId: business.id, token: member.token });
    expect(await theirs.next('error')).toMatchObject({ code: 'unauthenticated' });
  });

  it('are seen to have come by the owner at once', async () => {
    const business = await createVenue(app());
    const json = { name: 'Can Usta', email: `${newId()}@ekip.test`, role: 'staff' };
    const { body } = await app().call<StaffInvited>('post', '/api/business/staff', {
      token: business.token,
      json,
    });
    const owners = await hub.connect();
    await owners.join(business);
    const code = new URL(body.inviteUrl, 'https://topla.test').searchParams.get('code');
    const accept = { code, password: 'Uzun-Bir-Sifre-1' };
    await app().call('post', '/api/staff/invitation', { json: accept });
    expect(await owners.next('staffChanged')).toEqual({ staffId: body.member.id });
  });

  it('are told of money from the moment they are managers', async () => {
    const business = await createVenue(app());
    const member = await createStaff(app(), business, 'staff');
    const socket = await hub.connect();
    await socket.join(member);
    await tellOfMoney(business);
    await socket.settled();
    expect(socket.of('notification')).toEqual([]);
    const url = `/api/business/staff/${member.staffId}`;
    await app().call('patch', url, { token: business.token, json: { role: 'manager' } });
    await socket.next('staffChanged');
    // The answer to a ping comes after the account was checked again.
    await expect
      .poll(async () => {
        await tellOfMoney(business);
        await socket.settled();
        return socket.of('notification').length;
      })
      .toBeGreaterThan(0);
  });

  it('do not find money among their news, and do not read it for others', async () => {
    const business = await createVenue(app());
    const day = await createStaff(app(), business, 'staff');
    const manager = await createStaff(app(), business, 'manager');
    await tellOfMoney(business);
    const list = async ({ token }: { token: string }) =>
      (await app().call<Notification[]>('get', '/api/notifications', { token })).body.map(({ kind }) => kind);
    const unread = async ({ token }: { token: string }) =>
      (await app().call<UnreadCount>('get', '/api/notifications/unread-count', { token })).body.unread;
    expect([await list(day), await unread(day)]).toEqual([[], 0]);
    await app().call('post', '/api/notifications/mark-read', { token: day.token, json: {} });
    for (const one of [manager, business])
      expect([await list(one), await unread(one)]).toEqual([['payment_due'], 1]);
    const topics = async ({ token }: { token: string }) =>
      (
        await app().call<{ preferences: { topic: string }[] }>('get', '/api/notifications/preferences', {
          token,
        })
      ).body.preferences.map(({ topic }) => topic);
    expect(await topics(day)).not.toContain('payments');
    expect(await topics(manager)).toContain('payments');
  });

  it('leave it to managers what the venue is told outside of the site', async () => {
    const business = await createVenue(app());
    const day = await createStaff(app(), business, 'staff');
    const manager = await createStaff(app(), business, 'manager');
    const json = { preferences: [{ topic: 'reservations', push: false, mail: false }] };
    const save = ({ token }: { token: string }) =>
      app().call('put', '/api/notifications/preferences', { token, json });
    expect(await save(day)).toMatchObject({ status: 403, body: { code: 'staff_forbidden' } });
    expect(await save(manager)).toMatchObject({
      status: 200,
      body: { preferences: expect.arrayContaining([expect.objectContaining(json.preferences[0])]) },
    });
  });
});
