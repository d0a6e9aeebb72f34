import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import { DAY_MS } from 'mf-shared/time';
import { PLAYER } from './harness.tsx';

export const player = (id: string, fullName: string, place: MatchPlayer['place'] = null): MatchPlayer => ({
  _id: id,
  id,
  fullName,
  photo: null,
  rating: 64,
  place,
  confirmed: true,
});
export const ME = player(PLAYER.id, PLAYER.fullName);

/** A match that started `days` ago; negative is ahead. */
export function match(days: number, change: Partial<Match> = {}): Match {
  const start = Date.now() - days * DAY_MS;
  return {
    _id: 'm1',
    id: 'm1',
    matchDate: '2026-11-18',
    hour: '20:00',
    matchLocation: 'Çınar Halı Saha',
    startsAt: new Date(start).toISOString(),
    rateableAt: new Date(start + DAY_MS / 24).toISOString(),
    userA: ME,
    userB: player('u5', 'Ece Ak'),
    nameA: null,
    nameB: null,
    playersA: [ME],
    playersB: [player('u5', 'Ece Ak')],
    adType: 'findOpponent',
    status: 'accepted',
    awaits: null,
    change: null,
    version: 1,
    myAnswer: 'in',
    clashes: [],
    rateableUntil: new Date(start + 14 * DAY_MS).toISOString(),
    ratingGiven: [],
    requestId: 'r1',
    myLineupId: null,
    opponentLineupId: null,
    ...change,
  };
}
