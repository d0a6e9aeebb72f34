import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AccountPage } from '../accounts/AccountPage.tsx';
import { playerQuery } from '../accounts/queries.ts';

/** A player, for the admins. */
export function PlayerPage() {
  const { id = '' } = useParams();
  const query = useQuery(playerQuery(id));
  return (
    <AccountPage
      key={id}
      whose={{ kind: 'player', id }}
      query={query}
      nameOf={({ fullName }) => fullName}
      facts={({ played, noShows }) => (
        <>
          <dt>Maçlar</dt>
          <dd>
            {played} maça geldi, {noShows === 0 ? 'hiç kaçırmadı' : `${noShows} maça gelmedi`}
          </dd>
        </>
      )}
    />
  );
}
