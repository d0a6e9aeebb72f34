import type { Notification } from 'mf-shared/contracts/notifications';
import { DAY_MS } from 'mf-shared/time';
import { expect, it } from 'vitest';
import { approve, atTime, booked, cancel, reject } from '../../../test/booking.ts';
import { createUser, createVenue } from '../../../test/factories.ts';
import { onBothEngines } from '../../../test/harness.ts';
import { captains, post, reply } from '../../../test/matches.ts';
import { approvedHour, move } from '../../../test/moving.ts';
import { offers } from '../../../test/offers.ts';
import { decide, requested } from '../../../test/subscriptions.ts';
import { accept, decline } from '../../../test/waiting.ts';

type Account = { token: string };

onBothEngines('what became of the question of a notice', (app) => {
  const told = async ({ token }: Account) =>
    (await app().call<Notification[]>('get', '/api/notifications?limit=100', { token })).body;
  /** The answers of the notices of a kind, the oldest first; undefined where nothing is asked. */
  const answers = async (owner: Account, kind: string) => {
    const ofKind = (await told(owner)).filter((one) => one.kind === kind);
    return ofKind.map(({ answer }) => answer).reverse();
  };

  it('is said of each request for an hour, also in the live frame', async () => {
    const business = await createVenue(app());
    const asked = [];
    for (const timeSlot of ['18:00-19:00', '19:00-20:00', '20:00-21:00', '21:00-22:00']) {
      const user = await createUser(app());
      asked.push({ ...(await booked(app(), user, business, { timeSlot })), user });
    }
    const states = () => answers(business, 'reservation_requested');
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    const [newest] = await told(business);
    expect(app().frames.map(({ frame }) => frame)).toContainEqual({ event: 'notification', data: newest });
    const [, approved, rejected, cancelled] = asked;
    if (!approved || !rejected || !cancelled) throw new Error('four requests');
    await approve(app(), business, approved.id);
    await reject(app(), business, rejected.id);
    await cancel(app(), cancelled.user, cancelled.id);
    expect(await states()).toEqual(['waiting', 'accepted', 'refused', 'lapsed']);
    expect(await answers(approved.user, 'reservation_approved')).toEqual([undefined]);
  });

  it('is nothing where the venue approves at once', async () => {
    const business = await createVenue(app(), { approval: 'all' });
    await booked(app(), await createUser(app()), business);
    expect(await answers(business, 'reservation_requested')).toEqual([undefined]);
  });

  it('is said of an hour that a player moved and the venue must approve again', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await approvedHour(app(), user, business);
    await move(app(), user, id);
    expect(await answers(business, 'reservation_moved')).toEqual(['waiting']);
    await approve(app(), business, id);
    expect(await answers(business, 'reservation_moved')).toEqual(['accepted']);
  });

  it('is said of a weekly hour', async () => {
    const [user, business] = [await createUser(app()), await createVenue(app())];
    const { id } = await requested(app(), user, business);
    expect(await answers(business, 'subscription_requested')).toEqual(['waiting']);
    await decide(app(), business, 'reject', id);
    expect(await answers(business, 'subscription_requested')).toEqual(['refused']);
  });

  it('is said of a request for friendship, which a rejection deletes', async () => {
    const [one, ...others] = [await createUser(app()), await createUser(app()), await createUser(app())];
    const ids = [];
    for (const { token } of others) {
      const json = { receiverId: one.id };
      const { body } = await app().call<{ friendship: { id: string } }>('post', '/api/friends/add', {
        token,
        json,
      });
      ids.push(body.friendship.id);
    }
    expect(await answers(one, 'friend_request')).toEqual(['waiting', 'waiting']);
    await app().call('post', `/api/friends/accept/${ids[0]}`, { token: one.token });
    await app().call('post', `/api/friends/reject/${ids[1]}`, { token: one.token });
    expect(await answers(one, 'friend_request')).toEqual(['accepted', 'lapsed']);
  });

  it('is said to the captain who is asked, until the proposed match would begin', async () => {
    const { a, b, json } = await captains(app());
    const { body } = await post(app(), a, json);
    expect(await answers(b, 'match_proposed')).toEqual(['waiting']);
    await atTime(app(), app().time.now + 3 * DAY_MS, async () => {
      expect(await answers(b, 'match_proposed')).toEqual(['lapsed']);
    });
    await reply(app(), b, 'refuse', body.match.id);
    expect(await answers(b, 'match_proposed')).toEqual(['refused']);
  });

  it('is said of an offered hour', async () => {
    const { scene } = offers(app);
    const { holder, reservation, first, second } = await scene();
    await cancel(app(), holder, reservation.id);
    expect(await answers(first.user, 'waiting_offer')).toEqual(['waiting']);
    await decline(app(), first.user, first.id);
    expect(await answers(first.user, 'waiting_offer')).toEqual(['refused']);
    await accept(app(), second.user, second.id);
    expect(await answers(second.user, 'waiting_offer')).toEqual(['accepted']);
  });
});
