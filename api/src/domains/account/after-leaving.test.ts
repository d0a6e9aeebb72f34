import { expect, it } from 'vitest';
import { placed } from '../../../test/community.ts';
import { createUser, createVenue, type TestUser } from '../../../test/factories.ts';
import { onBothEngines, type TestApp } from '../../../test/harness.ts';
import { quickHash } from '../../../test/passwords.ts';
import { allRows } from '../../../test/tables.ts';
import type { UserActor } from '../../auth/actor.ts';
import type { Ctx } from '../../context.ts';
import { createAd } from '../ads/create.ts';
import { ownFeed, rotateOwnFeed } from '../calendar/feed.ts';
import { createChallenge } from '../challenges/create.ts';
import { addFriend } from '../friends/add.ts';
import { createLineup } from '../lineups/create.ts';
import { addPushBrowser } from '../notifications/browsers.ts';
import { saveNoticePreferences } from '../notifications/preferences.ts';
import { dismissRecommendation } from '../recommendations/dismiss.ts';
import { createReservation } from '../reservations/create.ts';
import { reviewVenue } from '../reviews/rate.ts';
import { requestSubscription } from '../subscriptions/request.ts';
import { createTournament } from '../tournaments/create.ts';
import { registerForTournament } from '../tournaments/register.ts';
import { joinLine } from '../waiting-list/join.ts';

const PASSWORD = 'gizli-parola-1';
const hash = quickHash(PASSWORD);
const DATE = '2026-11-20';
const location = { city: 'Muş' };
const PUSH = { publicKey: 'k', accepts: () => true, send: async () => 'sent' as const };

type Player = Ctx<UserActor>;
/** The other accounts that the verbs deal with. */
type Others = { friends: TestUser[]; friendId: string; businessId: string; tournamentId: string };
type Verb = (ctx: Player, others: Others) => Promise<unknown>;

const hourOf = (businessId: string) => ({
  businessId,
  date: DATE,
  timeSlot: '21:00-22:00',
  fieldName: 'Saha 1',
});

const VERBS: Record<string, Verb> = {
  'asks for an hour': (ctx, { businessId }) =>
    createReservation(ctx, { ...hourOf(businessId), userEmail: ctx.actor.email }),
  'asks for a weekly hour': (ctx, { businessId }) =>
    requestSubscription(ctx, { ...hourOf(businessId), dayOfWeek: 'Salı' }),
  'asks for a friend': (ctx, { friendId }) => addFriend(ctx, friendId),
  'draws a lineup': (ctx, { friends }) =>
    createLineup(ctx, { name: 'Gece', players: placed(friends.map((one) => one.id)) }),
  'posts an ad': (ctx) => createAd(ctx, { type: 'findTeam', location, position: 'Bek', description: '' }),
  'posts a challenge': (ctx) =>
    createChallenge(ctx, { type: 'rakip-bul', details: 'Maç', contactInfo: '0532' }),
  'announces a tournament': (ctx) =>
    createTournament(ctx, { name: 'Kupa', date: DATE, location, fee: 0, capacity: 8 }),
  'registers for a tournament': (ctx, { tournamentId }) => registerForTournament(ctx, tournamentId),
  'reviews a venue': (ctx, { businessId }) => reviewVenue(ctx, businessId, { rating: 1, comment: 'Kötü' }),
  'joins a line': (ctx, { businessId }) => joinLine(ctx, hourOf(businessId)),
  'hides a recommendation': (ctx, { businessId }) =>
    dismissRecommendation(ctx, { kind: 'venue', targetId: businessId }),
  'opens a calendar': (ctx) => ownFeed(ctx),
  'renews a calendar': (ctx) => rotateOwnFeed(ctx),
  'chooses what to be told': (ctx) =>
    saveNoticePreferences(ctx, [{ topic: 'reservations', push: false, mail: true }]),
  'lets a browser be woken': (ctx) =>
    addPushBrowser(ctx, { endpoint: `https://push.test/${ctx.actor.id}`, keys: { p256dh: 'p', auth: 'a' } }),
};

async function others(app: TestApp): Promise<Others> {
  const friends = await Promise.all(Array.from({ length: 5 }, () => createUser(app)));
  const [friend] = friends;
  if (!friend) throw new Error('no friend');
  const ctx = { ...app.ctx, actor: { role: 'user' as const, id: friend.id, email: friend.email } };
  const { tournament } = await createTournament(ctx, {
    name: 'Kupa',
    date: DATE,
    location,
    fee: 0,
    capacity: 8,
  });
  const { id } = await createVenue(app);
  return { friends, friendId: friend.id, businessId: id, tournamentId: tournament.id };
}

onBothEngines(
  'somebody whose account was deleted after their token was checked',
  (app) => {
    const leaver = async () => createUser(app(), { password_hash: await hash, phone: '+905321112233' });
    const leave = ({ token }: TestUser) =>
      app().call('post', '/api/account/delete', { token, json: { password: PASSWORD } });
    const asPlayer = ({ id, email }: TestUser): Player => ({
      ...app().ctx,
      actor: { role: 'user', id, email },
    });

    it.each(Object.entries(VERBS))('%s no more', async (_, verb) => {
      const user = await leaver();
      const there = await others(app());
      await leave(user);
      const before = await allRows(app().db);
      await expect(verb(asPlayer(user), there)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await allRows(app().db)).toEqual(before);
    });

    it.each(Object.entries(VERBS))(
      'leaves nothing when it is at that moment that one %s',
      async (_, verb) => {
        for (let round = 0; round < 3; round++) {
          const user = await leaver();
          const there = await others(app());
          const late = verb(asPlayer(user), there).catch(() => {});
          await Promise.all(round % 2 === 0 ? [late, leave(user)] : [leave(user), late]);
          const { q } = app().db;
          const mine = (table: 'lineups' | 'ads' | 'calendar_feeds' | 'waiting_entries') =>
            q.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute();
          const owned = (table: 'push_subscriptions' | 'notification_preferences') =>
            q.selectFrom(table).select('owner_id').where('owner_id', '=', user.id).execute();
          const left = await Promise.all([
            ...(['lineups', 'ads', 'calendar_feeds', 'waiting_entries'] as const).map(mine),
            ...(['push_subscriptions', 'notification_preferences'] as const).map(owned),
            ...(['reservations', 'subscriptions'] as const).map((table) =>
              q
                .selectFrom(table)
                .select('status')
                .where('user_id', '=', user.id)
                .where('status', 'in', ['pending', 'approved'])
                .execute(),
            ),
            q.selectFrom('friendships').selectAll().where('sender_id', '=', user.id).execute(),
            q.selectFrom('challenges').selectAll().where('creator_id', '=', user.id).execute(),
            q.selectFrom('tournaments').selectAll().where('organizer_id', '=', user.id).execute(),
            q.selectFrom('tournament_participants').selectAll().where('user_id', '=', user.id).execute(),
            q.selectFrom('recommendation_dismissals').selectAll().where('user_id', '=', user.id).execute(),
          ]);
          expect(left.flat()).toEqual([]);
        }
      },
    );

    it('is nobody’s friend, whoever asks at that moment', async () => {
      for (let round = 0; round < 6; round++) {
        const user = await leaver();
        const friend = await createUser(app());
        const ask = addFriend(asPlayer(friend), user.id).catch(() => {});
        await Promise.all(round % 2 === 0 ? [ask, leave(user)] : [leave(user), ask]);
        const { q } = app().db;
        const links = await q
          .selectFrom('friendships')
          .selectAll()
          .where('sender_id', '=', friend.id)
          .execute();
        expect(links).toEqual([]);
      }
    });
  },
  () => ({ push: PUSH }),
);
