import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
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
        kicker={<Link to="/tournaments">Turnuvalar</Link>}
        art="corner"
      />
      <PageBody narrow>
        <TournamentForm />
      </PageBody>
    </>
  );
}
