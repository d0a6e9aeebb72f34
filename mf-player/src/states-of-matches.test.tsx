import type { Match } from 'mf-shared/contracts/matches';
import { DAY_MS, HOUR_MS } from 'mf-shared/time';
import { vi } from 'vitest';
import { ME, match, player } from '../test/match.ts';
import { down, keepsItsLooks, none, noop, pressed, type State } from '../test/states.tsx';
import { ad, NOW } from '../test/world.ts';
import { CorrectDialog } from './features/matches/CorrectDialog.tsx';
import { MatchCard } from './features/matches/MatchCard.tsx';
import { MatchDialog } from './features/matches/MatchDialog.tsx';
import { MatchesPage } from './features/matches/MatchesPage.tsx';
import { RateDialog } from './features/matches/RateDialog.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

const iso = (ms: number) => new Date(ms).toISOString();

/** A match that starts now, seen `later` milliseconds later. */
const card = (later: number, part: Partial<Match> = {}): State => ({
  screen: <MatchCard match={{ ...game(part) }} actor="u1" now={NOW + later} />,
});
const game = (part: Partial<Match> = {}) =>
  match(0, {
    ...{ startsAt: iso(NOW), rateableAt: iso(NOW + HOUR_MS), rateableUntil: iso(NOW + 14 * DAY_MS) },
    ...part,
  });
const NAMED = { nameA: 'Kartallar', nameB: 'Şahinler' };
const OTHERS = { ...NAMED, userA: player('u7', 'Can Er') };
const four = [ME, player('p1', 'Ali'), player('p2', 'Efe')];
const CHANGE = { matchDate: '2026-11-19', hour: '21:30', matchLocation: 'Kuzey Saha' };

keepsItsLooks({
  'a match without lineups, a moment before': card(-1),
  'a match without lineups, as it starts': card(0),
  'a match with lineups, a moment before': card(-1, NAMED),
  'a proposal to the player': card(-1, { ...NAMED, status: 'proposed', awaits: 'u1' }),
  'a proposal to the player that came too late': card(0, { status: 'proposed', awaits: 'u1' }),
  'a proposal of the player': card(-1, { ...NAMED, status: 'proposed', awaits: 'u5', myAnswer: null }),
  'a match of somebody else’s team': card(-1, OTHERS),
  'a match that was left': card(-1, { ...OTHERS, playersA: [], myAnswer: 'left' }),
  'a match of others': card(-1, { ...OTHERS, playersA: [], myAnswer: null }),
  'a played match that was not answered': card(1, { ...NAMED, myAnswer: null }),
  'a match that was not played': card(1, { playersA: [], myAnswer: 'absent' }),
  'a match a moment before its ratings': card(HOUR_MS - 1),
  'a match as its ratings begin': card(HOUR_MS),
  'a match as its ratings end': card(14 * DAY_MS),
  'a match after its ratings': card(14 * DAY_MS + 1),
  'a match that nobody answered': card(HOUR_MS, { status: 'expired' }),
  'a match that was refused': card(-1, { status: 'refused' }),
  'a match that was called off': card(-1, { status: 'cancelled', playersA: four }),
  'a match of four': card(-1, { playersA: four }),
  'a match of four that was played': card(0, { playersA: four }),
  'a match whose other side said nothing yet': card(-1, {
    playersB: [{ ...player('u5', 'Ece Ak'), confirmed: false }],
  }),
  'a match whose other side never said anything': card(1, {
    playersB: [{ ...player('u5', 'Ece Ak'), confirmed: false }],
  }),
  'a match of who joined a team': card(HOUR_MS, { adType: 'findTeam' }),
  'a change that the player asked for': card(-1, { change: { by: 'u1', ...CHANGE }, awaits: 'u5' }),
  'a change that is asked of the player': card(-1, { change: { by: 'u5', ...CHANGE }, awaits: 'u1' }),
  'refusing a match': pressed(card(-1, { status: 'proposed', awaits: 'u1' }), 'Reddet'),
  'calling a match off': pressed(card(-1), /^Diğer işlemler/, 'İptal et'),
  'denying a match': pressed(card(1), 'Oynamadım'),
  'correcting a match with lineups': {
    screen: <CorrectDialog match={game(NAMED)} actor="u1" onClose={noop} />,
  },
  'correcting a match as the other captain': {
    screen: <CorrectDialog match={game({ ...OTHERS, userB: ME })} actor="u1" onClose={noop} />,
    reads: { 'lineups/u1': down },
  },
  'correcting one’s own change': {
    screen: <CorrectDialog match={game({ change: { by: 'u1', ...CHANGE } })} actor="u1" onClose={noop} />,
  },
  'correcting while a change is asked': {
    screen: <CorrectDialog match={game({ change: { by: 'u5', ...CHANGE } })} actor="u1" onClose={noop} />,
  },
  'rating an opponent': {
    screen: <RateDialog match={game()} player={player('u5', 'Ece Ak')} actor="u1" onClose={noop} />,
  },
  'no matches': { screen: <MatchesPage />, reads: { 'matches/u1': none } },
  ...Object.fromEntries(
    (['findPlayer', 'findTeam', 'findOpponent'] as const).map((type) => [
      `a match out of an ad of the type ${type}`,
      {
        screen: <MatchDialog ad={ad('a1', { type })} onClose={noop} onEnd={noop} ending={false} />,
        reads: { 'messages/chat-list': none, 'reservations/mine': () => ({ reservations: [] }) },
        press: ['Maçı Oluştur'],
      },
    ]),
  ),
  'a match whose partners cannot be read': {
    screen: <MatchDialog ad={ad('a1', { type: 'findTeam' })} onClose={noop} onEnd={noop} ending={false} />,
    reads: { 'messages/chat-list': down, 'reservations/mine': () => ({ reservations: [] }) },
  },
});
