import { UserSearch } from 'lucide-react';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { FriendLists } from './FriendLists.tsx';
import { useFriendNews } from './useFriendNews.ts';

/** Received requests, friends, and sent requests. */
export function FriendsPage() {
  useDocumentTitle('Arkadaşlar');
  useFriendNews();
  return (
    <>
      <PageHeader
        title="Arkadaşlar"
        lead="Birlikte oynadığınız oyuncular: mesajlaşın, kadronuza yazın, maça çağırın."
        art="centre"
        actions={
          <LinkButton to="/friend-search" icon={<UserSearch aria-hidden="true" />}>
            Arkadaş Ara
          </LinkButton>
        }
      />
      <PageBody>
        <FriendLists />
      </PageBody>
    </>
  );
}
