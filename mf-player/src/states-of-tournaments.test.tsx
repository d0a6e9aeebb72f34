import { vi } from 'vitest';
import { keepsItsLooks, none, pressed, type State, unknown } from '../test/states.tsx';
import { cup, TODAY } from '../test/world.ts';
import { Participants } from './features/tournaments/Participants.tsx';
import { RegisterPanel } from './features/tournaments/RegisterPanel.tsx';
import { TournamentEditPage } from './features/tournaments/TournamentEditPage.tsx';
import { TournamentPage } from './features/tournaments/TournamentPage.tsx';
import { TournamentsPage } from './features/tournaments/TournamentsPage.tsx';

vi.mock('mf-shared/map', () => ({ VenueMap: () => null, MapPicker: () => null }));

const contest = (part: object): State => {
  const tournament = cup('t1', 'Gece Kupası', part);
  return {
    screen: (
      <>
        <RegisterPanel tournament={tournament} />
        <Participants tournament={tournament} />
      </>
    ),
  };
};
const ORGANIZED = { organizer: { _id: 'u1', id: 'u1', fullName: 'Çağrı' } };
const edited = (part: object): State => ({
  screen: <TournamentEditPage />,
  address: '/tournament/t1/edit',
  path: '/tournament/:id/edit',
  reads: { 'tournaments/t1': () => cup('t1', 'Gece Kupası', part) },
});
const shown = (part: object): State => ({
  screen: <TournamentPage />,
  address: '/tournament/t1',
  path: '/tournament/:id',
  reads: { 'tournaments/t1': () => cup('t1', 'Gece Kupası', part) },
});

keepsItsLooks({
  'an open tournament': contest({ fee: 0, participants: [] }),
  'a tournament with a place for the player': contest({ isRegistered: true }),
  'a tournament today with a place for the player': contest({ isRegistered: true, date: TODAY }),
  'a full tournament': contest({ isFull: true }),
  'a full tournament with a place for the player': contest({ isFull: true, isRegistered: true }),
  'a tournament that was called off': contest({ isCancelled: true, participants: [] }),
  'a tournament that was called off, with a place': contest({ isCancelled: true, isRegistered: true }),
  'a past tournament': contest({ isPast: true, participants: [] }),
  'a past tournament with a place': contest({ isPast: true, isRegistered: true }),
  'a tournament whose organizer is gone': contest({ organizer: null }),
  'an own tournament': contest(ORGANIZED),
  'an own past tournament': contest({ ...ORGANIZED, isPast: true }),
  'an own tournament that was called off': contest({ ...ORGANIZED, isCancelled: true }),
  'calling a tournament off': pressed(contest(ORGANIZED), 'Turnuvayı iptal et'),
  'calling an empty tournament off': pressed(
    contest({ ...ORGANIZED, participants: [] }),
    'Turnuvayı iptal et',
  ),
  'giving a place back': pressed(contest({ isRegistered: true }), 'Kaydımı sil'),
  'a tournament without a place on the map': shown({ location: { city: 'Muş', coordinates: null } }),
  'a tournament that is unknown': { ...shown({}), reads: { 'tournaments/t1': unknown } },
  'a change of a tournament of others': edited({}),
  'a change of a past tournament': edited({ ...ORGANIZED, isPast: true }),
  'a change of a tournament that was called off': edited({ ...ORGANIZED, isCancelled: true }),
  'no tournaments': { screen: <TournamentsPage />, reads: { tournaments: none } },
  'no tournaments in a city': {
    screen: <TournamentsPage />,
    address: '/?city=Muş',
    reads: { tournaments: none },
  },
});
