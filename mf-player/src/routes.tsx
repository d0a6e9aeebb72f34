import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { page } from './common/lazy-page.ts';
import { PageSkeleton } from './common/PageSkeleton.tsx';
import { queryClient } from './query-client.ts';

const SearchPage = page(() => import('./features/search/SearchPage.tsx'), 'SearchPage');
const ResultsPage = page(() => import('./features/results/ResultsPage.tsx'), 'ResultsPage');
const RankingPage = page(() => import('./features/ranking/RankingPage.tsx'), 'RankingPage');
const SlotsPage = page(() => import('./features/slots/SlotsPage.tsx'), 'SlotsPage');
const RegisterPage = page(() => import('./features/register/RegisterPage.tsx'), 'RegisterPage');
const MyReservationsPage = page(
  () => import('./features/reservations/MyReservationsPage.tsx'),
  'MyReservationsPage',
);
const ProfilePage = page(() => import('./features/profile/ProfilePage.tsx'), 'ProfilePage');
const AccountPage = page(() => import('./features/account/AccountPage.tsx'), 'AccountPage');
const UserPage = page(() => import('./features/profile/UserPage.tsx'), 'UserPage');
const PlayerChatPage = page(() => import('./features/chat/PlayerChatPage.tsx'), 'PlayerChatPage');
const NotificationsPage = page(() => import('mf-shared/notifications'), 'NotificationsPage');
const FriendsPage = page(() => import('./features/friends/FriendsPage.tsx'), 'FriendsPage');
const FriendSearchPage = page(() => import('./features/friends/FriendSearchPage.tsx'), 'FriendSearchPage');
const TournamentsPage = page(() => import('./features/tournaments/TournamentsPage.tsx'), 'TournamentsPage');
const TournamentCreatePage = page(
  () => import('./features/tournaments/TournamentCreatePage.tsx'),
  'TournamentCreatePage',
);
const TournamentEditPage = page(
  () => import('./features/tournaments/TournamentEditPage.tsx'),
  'TournamentEditPage',
);
const TournamentPage = page(() => import('./features/tournaments/TournamentPage.tsx'), 'TournamentPage');
const ChallengesPage = page(() => import('./features/challenges/ChallengesPage.tsx'), 'ChallengesPage');
const ChallengeCreatePage = page(
  () => import('./features/challenges/ChallengeCreatePage.tsx'),
  'ChallengeCreatePage',
);
const LineupsPage = page(() => import('./features/lineups/LineupsPage.tsx'), 'LineupsPage');
const CreateLineupPage = page(() => import('./features/lineups/CreateLineupPage.tsx'), 'CreateLineupPage');
const MatchesPage = page(() => import('./features/matches/MatchesPage.tsx'), 'MatchesPage');
const TeamsPage = page(() => import('./features/teams/TeamsPage.tsx'), 'TeamsPage');
const RatePage = page(() => import('./features/matches/RatePage.tsx'), 'RatePage');
const OpponentAdsPage = page(() => import('./features/requests/AdsPage.tsx'), 'OpponentAdsPage');
const PlayerAdsPage = page(() => import('./features/requests/AdsPage.tsx'), 'PlayerAdsPage');
const TeamAdsPage = page(() => import('./features/requests/AdsPage.tsx'), 'TeamAdsPage');
const CreateAdPage = page(() => import('./features/requests/CreateAdPage.tsx'), 'CreateAdPage');

/** Every screen of the player's area; the shell knows which addresses belong here. */
export function PlayerRoutes() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/register-user" element={<RegisterPage />} />
          <Route path="/search" element={<SearchPage />} />
          <Route path="/results" element={<ResultsPage />} />
          <Route path="/ranking" element={<RankingPage />} />
          <Route path="/available-slots" element={<SlotsPage />} />
          <Route path="/my-reservations" element={<MyReservationsPage />} />
          <Route path="/profile/user" element={<ProfilePage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/user/:userId" element={<UserPage />} />
          <Route path="/chat" element={<PlayerChatPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/friends" element={<FriendsPage />} />
          <Route path="/friend-search" element={<FriendSearchPage />} />
          <Route path="/tournaments" element={<TournamentsPage />} />
          <Route path="/tournament-create" element={<TournamentCreatePage />} />
          <Route path="/tournament/:id" element={<TournamentPage />} />
          <Route path="/tournament/:id/edit" element={<TournamentEditPage />} />
          <Route path="/challenges" element={<ChallengesPage />} />
          <Route path="/challenge-create" element={<ChallengeCreatePage />} />
          <Route path="/lineups" element={<LineupsPage />} />
          <Route path="/lineups/create" element={<CreateLineupPage />} />
          <Route path="/matches" element={<MatchesPage />} />
          <Route path="/teams" element={<TeamsPage />} />
          <Route path="/rate" element={<RatePage />} />
          <Route path="/requests/opponent" element={<OpponentAdsPage />} />
          <Route path="/requests/player" element={<PlayerAdsPage />} />
          <Route path="/team-requests" element={<TeamAdsPage />} />
          <Route path="/requests/create" element={<CreateAdPage />} />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>
    </QueryClientProvider>
  );
}
