import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { down, keepsItsLooks, none, noop, type State, unknown } from '../test/states.tsx';
import { CAN, challenge, friend, friendship, lineup, user } from '../test/world.ts';
import { DeletePanel } from './features/account/DeletePanel.tsx';
import { OpponentAdsPage, PlayerAdsPage, TeamAdsPage } from './features/ads/AdsPage.tsx';
import { CreateAdForm } from './features/ads/CreateAdForm.tsx';
import { ChallengesPage } from './features/challenges/ChallengesPage.tsx';
import { FriendButton } from './features/friends/FriendButton.tsx';
import { FriendLists } from './features/friends/FriendLists.tsx';
import { PlayerResults } from './features/friends/PlayerResults.tsx';
import { CreateLineupPage } from './features/lineups/CreateLineupPage.tsx';
import { LineupsPage } from './features/lineups/LineupsPage.tsx';
import { ProfileForm } from './features/profile/ProfileForm.tsx';
import { UserPage } from './features/profile/UserPage.tsx';
import { Recommendations } from './features/recommendations/Recommendations.tsx';
import { SaveDialog } from './features/teams/SaveDialog.tsx';
import { Scoreboard } from './features/teams/Scoreboard.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

const stands = (part: object, props: object = {}, press: string[] = []): State => ({
  screen: <FriendButton userId="u2" fullName="Can Öz" {...props} />,
  reads: { 'friends/status/u2': () => friendship('u2', part) },
  press,
});
const ads = (screen: ReactNode, address: string): State => ({ screen, address, reads: { requests: none } });
const member = (id: string, rating: number, part: object = {}) => ({
  ...{ id, fullName: `Oyuncu ${id}`, rating, position: 'Bek' as const, guest: false },
  ...part,
});
const sides = (a: object, b: object, goal = [1, 1]) => {
  const side = (part: object) => ({ count: 6, sum: 360, average: 60, ...part });
  const [one, other] = goal.map((count) => ({ count, sum: 60 * (count ?? 0), average: 60 }));
  return {
    screen: (
      <Scoreboard
        balance={{ a: side(a), b: side(b), lines: [{ line: 'goal', a: one, b: other, gap: 0 }] } as never}
        names={{ a: 'Sarı', b: 'Mavi' }}
      />
    ),
  };
};
const kept = (members: ReturnType<typeof member>[], name = 'Sarı'): State => ({
  screen: (
    <SaveDialog
      teams={
        {
          ...{ members, pinned: {}, seed: 0, names: { a: name, b: 'Mavi' } },
          split: { a: members.slice(0, 6).map(({ id }) => id), b: members.slice(6).map(({ id }) => id) },
        } as never
      }
      open
      onClose={noop}
      onRename={noop}
    />
  ),
});
const twelve = Array.from({ length: 12 }, (_, i) => member(`m${i}`, 60));

keepsItsLooks({
  'a player who is unknown': {
    screen: <UserPage />,
    address: '/user/u2',
    path: '/user/:userId',
    reads: { 'users/u2': unknown },
  },
  'a stranger': stands({ status: 'none' }),
  'a friend': stands({}),
  'a friend among friends': stands({}, { amongFriends: true, size: 'sm' }),
  'somebody who was asked': stands({ status: 'pending', direction: 'sent' }),
  'somebody who asks': stands({ status: 'pending', direction: 'received' }),
  'the end of a friendship': stands({}, {}, ['Çıkar: Can Öz']),
  'a friendship that cannot be read': { ...stands({}), reads: { 'friends/status/u2': down } },
  'a friendship with oneself': { screen: <FriendButton userId="u1" fullName="Çağrı" /> },
  'no friends': { screen: <FriendLists />, reads: { 'friends/list': none, 'friends/pending': none } },
  'friends alone': { screen: <FriendLists />, reads: { 'friends/pending': none } },
  'requests that cannot be read': { screen: <FriendLists />, reads: { 'friends/pending': down } },
  'friends of whom there are more': {
    screen: <FriendLists />,
    reads: {
      'friends/list': () => Response.json([friend('f1', CAN)], { headers: { 'X-Next-Cursor': 'two' } }),
      'friends/pending': none,
    },
  },
  'nobody found': {
    screen: <PlayerResults city="Muş" name="" />,
    reads: { 'users/search': () => ({ users: [], nextCursor: null }) },
  },
  'players of whom there are more': {
    screen: <PlayerResults city="" name="" />,
    reads: { 'users/search': () => ({ users: [user({})], nextCursor: 'two' }) },
  },
  'requests of which there are more': {
    screen: <FriendLists />,
    reads: {
      'friends/list': none,
      'friends/pending': () => Response.json([friend('f9', CAN)], { headers: { 'X-Next-Cursor': 'two' } }),
    },
  },
  'no lineups': { screen: <LineupsPage />, reads: { 'lineups/u1': none } },
  'a lineup without friends': { screen: <CreateLineupPage />, reads: { 'friends/list': none } },
  'a lineup whose friends cannot be read': { screen: <CreateLineupPage />, reads: { 'friends/list': down } },
  'deleting a lineup': {
    screen: <LineupsPage />,
    reads: { 'lineups/u1': () => [lineup('l1', 'Kartallar')] },
    press: ['Kartallar kadrosunu sil'],
  },
  'no challenges': { screen: <ChallengesPage />, reads: { challenges: none } },
  'taking a challenge down': { screen: <ChallengesPage />, press: ['İlanı kaldır'] },
  'a challenge with a foreign number': {
    screen: <ChallengesPage />,
    reads: { challenges: () => [challenge('c1', { contactInfo: '+49 (0) 151-2345.678' })] },
  },
  'no ads of opponents': ads(<OpponentAdsPage />, '/?city=Muş'),
  'no ads of opponents of a size': ads(<OpponentAdsPage />, '/?city=Muş&teamSize=7'),
  'no ads for players anywhere': ads(<PlayerAdsPage />, '/?city='),
  'no ads of players': ads(<TeamAdsPage />, '/?city=Uşak'),
  'taking an ad down': { screen: <PlayerAdsPage />, press: [/aldır/] },
  'an ad of no type': { screen: <CreateAdForm />, press: ['İlanı Yayınla'] },
  'an ad of one without a lineup': {
    screen: <CreateAdForm />,
    address: '/?type=findOpponent',
    reads: { 'lineups/u1': none },
    press: ['İlanı Yayınla'],
  },
  'an ad of one whose lineups cannot be read': {
    screen: <CreateAdForm />,
    address: '/?type=findOpponent',
    reads: { 'lineups/u1': down },
  },
  'an ad with a lineup': { screen: <CreateAdForm />, address: '/?type=findOpponent&lineup=l1' },
  'an ad without a position': {
    screen: <CreateAdForm />,
    address: '/?type=findPlayer',
    press: ['İlanı Yayınla'],
  },
  'teams of unequal numbers': sides({ count: 7 }, {}),
  'teams with one keeper': sides({}, {}, [1, 0]),
  'teams as good as one another': sides({ average: 60.4 }, {}),
  'even teams': sides({ average: 60.5 }, {}),
  'nearly even teams': sides({}, { average: 61.5 }),
  'uneven teams': sides({}, { average: 63 }),
  'teams to keep': kept(twelve),
  'teams to keep without a guest': kept(twelve.map((one, i) => ({ ...one, guest: i === 3 }))),
  'teams that are too small to keep': kept(twelve.map((one, i) => ({ ...one, guest: i > 7 }))),
  'teams without a name': kept(twelve, ' '),
  'nothing to recommend': {
    screen: <Recommendations />,
    reads: { recommendations: () => ({ hours: [], opponents: [], players: [] }) },
  },
  'nothing to recommend to one without a city': {
    screen: <Recommendations />,
    reads: { recommendations: () => ({ hours: [], opponents: [], players: [] }) },
    as: { user: { ...user({ id: 'u1' }), city: null } },
  },
  'a profile that others rated': {
    screen: (
      <ProfileForm
        user={
          {
            ...user({ id: 'u1', email: 'c@oyuncu.test', phone: '' }),
            ...{ pendingEmail: 'yeni@oyuncu.test', photo: '/uploads/a.webp' },
            received: { count: 3, raters: 2, sums: user({}).fifaStats },
          } as never
        }
      />
    ),
    press: ['Fotoğrafı kaldır'],
  },
  'the end of an account': { screen: <DeletePanel />, press: ['Hesabımı sil'] },
});
