import { DEFAULT_CAPACITY } from 'mf-shared/contracts/tournaments';
import { useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { useCreateTournament } from './queries.ts';
import { TournamentForm } from './TournamentForm.tsx';

/** Announces an own tournament. */
export function TournamentCreatePage() {
  useDocumentTitle('Turnuva oluştur');
  const home = useSession((state) => state.user?.city);
  const create = useCreateTournament();
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
        <TournamentForm
          initial={{
            ...{ name: '', date: '', city: home ?? '', coordinates: null },
            ...{ fee: '', capacity: String(DEFAULT_CAPACITY) },
          }}
          send={create.mutateAsync}
          failed="Turnuva oluşturulamadı."
          submitLabel="Turnuvayı Duyur"
        />
      </PageBody>
    </>
  );
}
