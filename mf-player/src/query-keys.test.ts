import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { adsQuery, myAdsQuery } from './features/ads/queries.ts';
import { challengesQuery } from './features/challenges/queries.ts';
import { friendshipQuery, linksQuery, playersQuery } from './features/friends/queries.ts';
import * as lineups from './features/lineups/queries.ts';
import * as matches from './features/matches/queries.ts';
import * as profile from './features/profile/queries.ts';
import { rankingQuery } from './features/ranking/ranking.ts';
import { venuesQuery } from './features/results/venues.ts';
import { venueQuery, weekQuery } from './features/slots/queries.ts';
import { tournamentQuery, tournamentsQuery } from './features/tournaments/queries.ts';
import { entriesQuery, lineQuery } from './features/waiting/queries.ts';

const client = new QueryClient();
const WEEK = { startDate: '2026-11-16', endDate: '2026-11-22' };
const NEXT = { startDate: '2026-11-23', endDate: '2026-11-29' };
const WHEN = { matchDate: '2026-11-20', hour: '20:00', matchLocation: 'Göl', userB: 'u5' };
const HOUR = { businessId: 'v1', fieldName: 'Saha 1', date: '2026-11-20', timeSlot: '21:00-22:00' };
const ADS = { type: 'findPlayer', city: 'Muş', filter: {} } as const;

it.each<[string, { queryKey: QueryKey }[]]>([
  ['challenges', [challengesQuery('u1', ''), challengesQuery('u2', ''), challengesQuery('u1', 'rakip-bul')]],
  ['a friendship', [friendshipQuery('u1', 'u5'), friendshipQuery('u2', 'u5'), friendshipQuery('u1', 'u6')]],
  [
    'lists of friends',
    [linksQuery(client, 'u1', 'list'), linksQuery(client, 'u2', 'list'), linksQuery(client, 'u1', 'sent')],
  ],
  [
    'players',
    [
      ...[
        playersQuery(client, 'u1', { city: '', name: 'e' }),
        playersQuery(client, 'u2', { city: '', name: 'e' }),
      ],
      ...[
        playersQuery(client, 'u1', { city: 'Muş', name: 'e' }),
        playersQuery(client, 'u1', { city: '', name: 'c' }),
      ],
    ],
  ],
  [
    'lineups',
    [
      ...[lineups.lineupsQuery('u1'), lineups.lineupsQuery('u2')],
      ...[lineups.lineupChoicesQuery('u1'), lineups.lineupChoicesQuery('u2')],
    ],
  ],
  [
    'players for a lineup',
    [
      ...[lineups.friendsQuery('u1'), lineups.friendsQuery('u2')],
      ...[lineups.playersQuery('ece'), lineups.playersQuery('can')],
    ],
  ],
  [
    'matches',
    [
      ...[matches.matchesQuery('u1', 'all'), matches.matchesQuery('u2', 'all')],
      ...[matches.matchesQuery('u1', 'rateable'), matches.bookingsQuery('u1'), matches.bookingsQuery('u2')],
      ...[matches.partnersQuery('u1'), matches.partnersQuery('u2')],
    ],
  ],
  [
    'clashes',
    [
      ...[matches.clashesQuery(WHEN), matches.clashesQuery({ ...WHEN, userB: 'u6' })],
      ...[
        matches.clashesQuery({ ...WHEN, hour: '21:00' }),
        matches.clashesQuery({ ...WHEN, matchDate: '2026-11-21' }),
      ],
    ],
  ],
  [
    'profiles',
    [
      ...[profile.profileQuery('u1'), profile.profileQuery('u2')],
      ...[profile.userQuery('u1'), profile.userQuery('u2')],
    ],
  ],
  ['the ranking', [rankingQuery('Muş'), rankingQuery('Van')]],
  [
    'ads',
    [
      ...[adsQuery(ADS), adsQuery({ ...ADS, type: 'findTeam' }), adsQuery({ ...ADS, city: 'Van' })],
      ...[adsQuery({ ...ADS, filter: { positionNeeded: 'Bek' } }), myAdsQuery('u1'), myAdsQuery('u2')],
    ],
  ],
  [
    'venues',
    [venuesQuery({ city: 'Muş' }), venuesQuery({ city: 'Van' }), venuesQuery({ city: 'Muş', name: 'göl' })],
  ],
  ['a venue', [venueQuery('v1'), venueQuery('v2')]],
  [
    'the hours of a week',
    [
      ...[weekQuery('v1', WEEK, 'u1'), weekQuery('v2', WEEK, 'u1')],
      ...[weekQuery('v1', NEXT, 'u1'), weekQuery('v1', WEEK, 'u2')],
    ],
  ],
  ['tournaments', [tournamentsQuery('u1', ''), tournamentsQuery('u2', ''), tournamentsQuery('u1', 'Muş')]],
  ['a tournament', [tournamentQuery('u1', 't1'), tournamentQuery('u2', 't1'), tournamentQuery('u1', 't2')]],
  [
    'waiting lines',
    [
      ...[entriesQuery('u1'), entriesQuery('u2'), lineQuery(HOUR, 'u1'), lineQuery(HOUR, 'u2')],
      ...[lineQuery({ ...HOUR, businessId: 'v2' }, 'u1'), lineQuery({ ...HOUR, fieldName: 'Saha 2' }, 'u1')],
      ...[
        lineQuery({ ...HOUR, date: '2026-11-21' }, 'u1'),
        lineQuery({ ...HOUR, timeSlot: '22:00-23:00' }, 'u1'),
      ],
    ],
  ],
])('reads of %s are kept apart by everything they ask with', (_, reads) => {
  const kept = reads.map(({ queryKey }) => hashKey(queryKey));
  expect(kept).toEqual([...new Set(kept)]);
});
