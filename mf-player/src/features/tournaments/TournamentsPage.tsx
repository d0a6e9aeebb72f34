import { Plus } from 'lucide-react';
import { isProvince } from 'mf-shared/provinces';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { TournamentList } from './TournamentList.tsx';
import styles from './Tournaments.module.css';

/** Tournaments of all cities, or of the city in the address. */
export function TournamentsPage() {
  useDocumentTitle('Turnuvalar');
  const [params, setParams] = useSearchParams();
  const wanted = params.get('city') ?? '';
  const city = isProvince(wanted) ? wanted : '';
  return (
    <>
      <PageHeader
        title="Turnuvalar"
        lead="Oyuncular tek tek kaydolur; takımınızdan herkes kendi kaydını yapar. Kendi turnuvanızı da duyurabilirsiniz."
        art="box"
        actions={
          <LinkButton to="/tournament-create" icon={<Plus aria-hidden="true" />}>
            Turnuva Oluştur
          </LinkButton>
        }
      />
      <PageBody>
        <CitySelect
          className={styles.filter}
          value={city}
          placeholder="Bütün şehirler"
          onChange={({ target: { value } }) =>
            setParams(value ? { city: value } : {}, { replace: true, preventScrollReset: true })
          }
        />
        <TournamentList city={city} />
      </PageBody>
    </>
  );
}
