import type { Audience, ManifestSource } from 'mf-shared/contracts/remote';
import { pages } from './pages.ts';

const PLAYERS: readonly Audience[] = ['player', 'playerAdmin'];

export default {
  name: 'player',
  title: 'Oyuncu alanı',
  contract: 1,
  pages,
  places: {
    playerHome: '/profile/user',
    registerPlayer: '/register-user',
    search: '/search',
    opponentAds: '/requests/opponent',
    playerAds: '/requests/player',
    teamAds: '/team-requests',
    notifications: '/notifications',
    playerAccount: '/account',
  },
  nav: [
    { to: '/search', label: 'Saha Ara', order: 10, where: 'bar', seenBy: ['visitor', ...PLAYERS] },
    { to: '/register-user', label: 'Kayıt Ol', order: 20, where: 'bar', seenBy: ['visitor'] },
    { to: '/my-reservations', label: 'Rezervasyonlarım', order: 20, where: 'bar', seenBy: PLAYERS },
    {
      to: '/requests/opponent',
      label: 'İlanlar',
      order: 30,
      where: 'bar',
      seenBy: PLAYERS,
      also: ['/requests/', '/team-requests'],
    },
    { to: '/chat', label: 'Mesajlar', order: 40, where: 'bar', seenBy: PLAYERS, badge: 'messages' },
    { to: '/search', label: 'Saha Ara', order: 40, where: 'bar', seenBy: ['admin'] },
    { to: '/profile/user', label: 'Profilim', order: 50, where: 'bar', seenBy: PLAYERS },
    { to: '/lineups', label: 'Kadrolar', order: 60, where: 'more', seenBy: PLAYERS },
    { to: '/matches', label: 'Maçlarım', order: 70, where: 'more', seenBy: PLAYERS },
    { to: '/teams', label: 'Takım Kur', order: 80, where: 'more', seenBy: PLAYERS },
    { to: '/rate', label: 'Oyuncu Puanla', order: 90, where: 'more', seenBy: PLAYERS },
    {
      to: '/friends',
      label: 'Arkadaşlar',
      order: 100,
      where: 'more',
      seenBy: PLAYERS,
      also: ['/friend-search'],
    },
    {
      to: '/tournaments',
      label: 'Turnuvalar',
      order: 110,
      where: 'more',
      seenBy: PLAYERS,
      also: ['/tournament'],
    },
    { to: '/ranking', label: 'Saha Sıralaması', order: 120, where: 'more', seenBy: PLAYERS },
    {
      to: '/challenges',
      label: 'Meydan Okumalar',
      order: 130,
      where: 'more',
      seenBy: PLAYERS,
      also: ['/challenge-create'],
    },
  ],
} satisfies ManifestSource;
