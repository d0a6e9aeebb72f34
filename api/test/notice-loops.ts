import type { NotificationKind } from 'mf-shared/contracts/notifications';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import { expect } from 'vitest';
import { reservationVersion } from '../src/domains/reservations/version.ts';
import { hourAt, moveIn } from './board.ts';
import { approve, booked, cancel, reject, remove } from './booking.ts';
import { posted } from './community.ts';
import { createUser, createVenue } from './factories.ts';
import type { TestApp } from './harness.ts';
import { act, correct, draft, pair, post, reply, say } from './matches.ts';
import { endByPlayer, pause, requested, resume, subscribed } from './subscriptions.ts';
import { playedHour } from './visits.ts';
import { decline, joined } from './waiting.ts';

/** Who is told, and what makes it happen again. `told` is set when a round is more than one fact. */
type Loop = {
  receiver: { id: string; token: string };
  round: (turn: number) => Promise<unknown>;
  told?: number;
};

const CUP = { name: 'Gece Kupası', date: '2026-11-28', location: { city: 'İstanbul' }, fee: 500 };

async function announced(app: TestApp, { token }: { token: string }): Promise<string> {
  const { body } = await app.call<{ tournament: { id: string } }>('post', '/api/tournaments/create', {
    token,
    json: CUP,
  });
  return body.tournament.id;
}

async function enterAndLeave(app: TestApp): Promise<Loop> {
  const [receiver, { token }] = [await createUser(app), await createUser(app)];
  const id = await announced(app, receiver);
  const round = async () => {
    const json = { tournamentId: id };
    expect((await app.call('post', '/api/tournaments/register', { token, json })).status).toBe(200);
    expect((await app.call('delete', `/api/tournaments/register/${id}`, { token })).status).toBe(200);
  };
  return { receiver, round };
}

/** How to make each kind happen again and again, or why nobody can. */
export const LOOPS: Record<NotificationKind, ((app: TestApp) => Promise<Loop>) | string> = {
  reservation_requested: async (app) => {
    const [user, receiver] = [await createUser(app), await createVenue(app)];
    return { receiver, round: async () => cancel(app, user, (await booked(app, user, receiver)).id) };
  },
  reservation_cancelled: async (app) => {
    const [user, receiver] = [await createUser(app), await createVenue(app)];
    const round = async () => cancel(app, user, (await booked(app, user, receiver)).id);
    return { receiver, round };
  },
  reservation_approved: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    const round = async () => {
      const { id } = await booked(app, receiver, venue);
      await approve(app, venue, id);
      await remove(app, venue, id);
    };
    return { receiver, round };
  },
  reservation_rejected: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    return { receiver, round: async () => reject(app, venue, (await booked(app, receiver, venue)).id) };
  },
  reservation_expired: 'an hour runs out once, when its time has come',
  reservation_moved: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    const { id } = await booked(app, receiver, venue);
    await approve(app, venue, id);
    const round = async (turn: number) => {
      const rows = app.db.q.selectFrom('reservations').selectAll().where('id', '=', id);
      const version = reservationVersion(await rows.executeTakeFirstOrThrow());
      const to = hourAt(venue, turn % 2 ? '21:00-22:00' : '22:00-23:00');
      const { status } = await moveIn(app, venue, { kind: 'reservation', id, version }, to);
      expect(status).toBe(200);
    };
    return { receiver, round, told: 2 };
  },
  attendance_missed: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    const reservationId = await playedHour(app, venue, receiver);
    const mark = (attendance: string | null) =>
      app.call('post', '/api/reservations/attendance', {
        token: venue.token,
        json: { reservationId, attendance },
      });
    const round = async () => {
      expect((await mark('no_show')).status).toBe(200);
      expect((await mark(null)).status).toBe(200);
    };
    return { receiver, round };
  },
  subscription_requested: async (app) => {
    const [user, receiver] = [await createUser(app), await createVenue(app)];
    return { receiver, round: async () => endByPlayer(app, user, (await requested(app, user, receiver)).id) };
  },
  subscription_cancelled: async (app) => {
    const [user, receiver] = [await createUser(app), await createVenue(app)];
    return { receiver, round: async () => endByPlayer(app, user, (await requested(app, user, receiver)).id) };
  },
  subscription_approved: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    const round = async () => endByPlayer(app, receiver, (await subscribed(app, receiver, venue)).id);
    return { receiver, round };
  },
  subscription_rejected: 'whoever was turned down may not ask again for a week',
  subscription_changed: async (app) => {
    const [receiver, venue] = [await createUser(app), await createVenue(app)];
    const { id } = await subscribed(app, receiver, venue);
    const from = istanbulDate(app.time.now);
    const round = async () => {
      await pause(app, venue, id, { from, until: addDays(from, 10) });
      await resume(app, venue, id);
    };
    return { receiver, round, told: 2 };
  },
  waiting_offer: async (app) => {
    const [holder, receiver] = [await createUser(app), await createUser(app)];
    const venue = await createVenue(app);
    let own = await booked(app, holder, venue);
    await joined(app, receiver, venue);
    const round = async (turn: number) => {
      await cancel(app, holder, own.id);
      if (turn > 0) return;
      // A player who lets the offer expire is out of the line, even if others book and cancel later.
      const entry = await app.db.q
        .selectFrom('waiting_entries')
        .select('id')
        .where('user_id', '=', receiver.id)
        .executeTakeFirstOrThrow();
      await decline(app, receiver, entry.id);
      own = await booked(app, holder, venue);
    };
    return {
      receiver,
      round: async (turn) => {
        await round(turn);
        if (turn > 0) own = await booked(app, holder, venue);
      },
    };
  },
  waiting_passed: 'once for each place in a line, under a key of its own',
  roster_moved_up: 'once for each place in a roster, under a key of its own',
  hour_freed: 'once for each hour, under a key of its own',
  waiting_ended: 'once for each place in a line, which is over then',
  friend_request: async (app) => {
    const [one, receiver] = [await createUser(app), await createUser(app)];
    const round = async () => {
      const { status, body } = await app.call<{ friendship: { id: string } }>('post', '/api/friends/add', {
        token: one.token,
        json: { receiverId: receiver.id },
      });
      expect(status).toBe(201);
      const path = `/api/friends/withdraw/${body.friendship.id}`;
      expect((await app.call('post', path, { token: one.token })).status).toBe(200);
    };
    return { receiver, round };
  },
  friend_accepted: async (app) => {
    const [receiver, other] = [await createUser(app), await createUser(app)];
    const add = (by: { token: string }, of: { id: string }) =>
      app.call<{ friendship: { id: string } }>('post', '/api/friends/add', {
        token: by.token,
        json: { receiverId: of.id },
      });
    const round = async () => {
      await add(receiver, other);
      const { body } = await add(other, receiver);
      await app.call('delete', `/api/friends/${body.friendship.id}`, { token: other.token });
    };
    return { receiver, round };
  },
  match_proposed: async (app) => {
    const { a, b } = await pair(app);
    return { receiver: b, round: async () => act(app, a, 'cancel', (await propose(app, a, b)).id) };
  },
  match_cancelled: async (app) => {
    const { a, b } = await pair(app);
    return { receiver: b, round: async () => act(app, a, 'cancel', (await propose(app, a, b)).id) };
  },
  match_created: async (app) => {
    const { a, b } = await pair(app);
    const round = async () => {
      const { id } = await propose(app, a, b);
      await reply(app, b, 'accept', id);
      await act(app, b, 'cancel', id);
    };
    return { receiver: a, round };
  },
  match_refused: async (app) => {
    const { a, b } = await pair(app);
    const round = async () => reply(app, b, 'refuse', (await propose(app, a, b)).id);
    return { receiver: a, round };
  },
  match_changed: async (app) => {
    const { a, b } = await pair(app);
    const match = await propose(app, a, b);
    const round = async (turn: number) => {
      const { version } = await app.db.q
        .selectFrom('matches')
        .select('version')
        .where('id', '=', match.id)
        .executeTakeFirstOrThrow();
      const hour = turn % 2 ? '20:00' : '21:00';
      expect((await correct(app, a, { id: match.id, version }, { hour })).status).toBe(200);
    };
    return { receiver: b, round, told: 2 };
  },
  match_left: async (app) => {
    const { a, b } = await pair(app);
    const { id } = await propose(app, a, b);
    await reply(app, b, 'accept', id);
    const round = async () => {
      await say(app, b, id, 'out');
      await say(app, b, id, 'in');
    };
    return { receiver: a, round };
  },
  rating_due: 'once for each match, under a key of its own',
  ad_ended: 'once for each ad, under a key of its own',
  tournament_registered: enterAndLeave,
  tournament_left: enterAndLeave,
  tournament_changed: async (app) => {
    const [organizer, receiver] = [await createUser(app), await createUser(app)];
    const id = await announced(app, organizer);
    const json = { tournamentId: id };
    await app.call('post', '/api/tournaments/register', { token: receiver.token, json });
    const round = async (turn: number) => {
      const next = { ...CUP, fee: turn % 2 ? 500 : 600, capacity: 16, version: turn + 1 };
      const { status } = await app.call('put', `/api/tournaments/${id}`, {
        token: organizer.token,
        json: next,
      });
      expect(status).toBe(200);
    };
    return { receiver, round, told: 2 };
  },
  tournament_cancelled: 'a tournament is called off once',
  message: 'people write messages by hand; one push stands for a conversation',
  business_approved: 'once for each venue, under a key of its own',
  review_received: async (app) => {
    const [user, receiver] = [await createUser(app), await createVenue(app)];
    const round = async (turn: number) => {
      const path = `/api/business/${receiver.id}/ratings`;
      const json = { rating: (turn % 2) + 3, comment: `${turn}` };
      expect((await app.call('post', path, { token: user.token, json })).status).toBeLessThan(300);
    };
    return { receiver, round, told: 2 };
  },
  support_question: 'once for each question, under a key of its own',
  support_answered: 'once for each request, under a key of its own',
  content_removed: 'once for each removal, under a key of its own',
  content_restored: 'once for each removal, under a key of its own',
  appeal_decided: 'once for each appeal, under a key of its own',
  report_acted: 'once for each removal, under a key of its own',
  payment_due: 'once for each stage before a due date, under a key of its own',
  payment_received: 'once for each payment, under a key of its own',
  refund_changed: 'once for each step of a refund, under a key of its own',
  announcement: 'once for each announcement, under a key of its own',
  account_viewed: 'each view by an admin is told',
  health_alert: 'once for each alert, when it begins and when it is over',
};

type Player = Awaited<ReturnType<typeof createUser>>;

async function propose(app: TestApp, a: Player, b: Player) {
  // An ad of last week does not count against this week's.
  await app.db.q.updateTable('ads').set({ created_at: 0 }).where('user_id', '=', a.id).execute();
  const ad = await posted(app, a);
  const { status, body } = await post(app, a, draft(app, a, b, { requestId: ad.id }));
  if (status !== 201) throw new Error(`match: ${status} ${body.code}`);
  return body.match;
}
