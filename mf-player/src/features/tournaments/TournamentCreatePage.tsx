import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { BackLink } from '../../common/BackLink.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { TournamentForm } from './TournamentForm.tsx';

/** Announces a tournament of one's own. */
export function TournamentCreatePage() {
  useDocumentTitle('Turnuva oluştur');
  return (
    <>
      <PageHeader
        title="Turnuva Oluştur"
        lead="Günü, yeri ve ücreti yazın; oyuncular kayıt olmaya hemen başlasın."
        kicker={<BackLink to="/tournaments">Turnuvalar</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow>
        <TournamentForm />
      </PageBody>
    </>
  );
}
