import type { Friendship } from 'mf-shared/contracts/friends';
import { PLAYER, signIn } from './harness.tsx';
import { roster } from './roster.ts';
import { cup, friendship, user } from './world.ts';

const ADDRESSES = [
  '/register-user',
  '/search',
  '/results?city=Isparta',
  '/hours?city=Isparta&date=2026-11-20&at=21:00',
  '/hours?city=Isparta&date=2026-11-20&view=map',
  '/hours?city=Isparta&date=2026-11-20&maxPrice=800',
  '/ranking?city=Isparta',
  '/available-slots?businessId=v1',
  '/mac/acik',
  '/mac/kaptan',
  '/mac/bitti',
  '/my-reservations',
  '/my-reservations?tab=past',
  '/my-reservations?tab=subscriptions',
  '/profile/user',
  '/account',
  '/user/u2',
  '/friends',
  '/friend-search',
  '/tournaments',
  '/tournament-create',
  '/tournament/t1',
  '/tournament/t2',
  '/tournament/t2/edit',
  '/challenges',
  '/challenge-create',
  '/lineups',
  '/lineups/create',
  '/matches',
  '/rate',
  '/teams',
  '/requests/opponent',
  '/requests/player',
  '/team-requests',
  '/requests/create?type=findTeam',
  '/requests/create?type=findOpponent',
];

/** Every screen of the player's area, for the walks. */
export const SCREENS = ADDRESSES.map((address) => [address, signIn] as const);

const done = { message: 'Tamam.' };
const stands = (userId: string, status: Friendship['status']) => ({
  ...done,
  friendship: friendship(userId, { status }),
});
const registered = { ...done, tournament: cup('t1', 'Gece Kupası', { isRegistered: true }) };

/** Answers to changes that a screen uses, by `METHOD path` below /api. */
export const CHANGED: Record<string, () => unknown> = {
  'POST calendar/feed/rotate': () => ({ url: '/api/calendar/new.ics' }),
  'POST friends/add': () => stands('u5', 'pending'),
  'DELETE friends/f1': () => stands('u2', 'none'),
  'POST friends/accept/f9': () => stands('u5', 'accepted'),
  'POST friends/reject/f9': () => stands('u5', 'none'),
  'POST friends/withdraw/f8': () => stands('u5', 'none'),
  'PUT profile/user/update': () => ({ ...done, user: user({ ...PLAYER, fullName: 'Çağrı Yeni' }) }),
  'POST hours/alerts': () => ({ ...done, alert: {} }),
  'POST rosters': () => ({ ...done, path: '/mac/kaptan' }),
  'PUT rosters/acik/answer': () => ({ ...done, answerId: 'c2', roster: roster() }),
  'PUT rosters/kaptan/answer': () => ({ ...done, answerId: 'c2', roster: roster({ isCaptain: true }) }),
  'PUT rosters/kaptan': () => ({ ...done, roster: roster({ isCaptain: true }) }),
  'POST rosters/kaptan/rotate': () => ({ ...done, path: '/mac/acik' }),
  'DELETE rosters/kaptan/answers/c1': () => ({ ...done, roster: roster({ isCaptain: true }) }),
  'POST tournaments/register': () => registered,
  'PUT tournaments/t2': () => ({ ...done, tournament: cup('t2', 'Göl Kupası') }),
  'DELETE tournaments/t2': () => ({ ...done, tournament: cup('t2', 'Göl Kupası', { isCancelled: true }) }),
};
