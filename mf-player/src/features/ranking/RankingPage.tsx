import { isProvince } from 'mf-shared/provinces';
import { useSession } from 'mf-shared/session';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import styles from './Ranking.module.css';
import { RankingList } from './RankingList.tsx';

/** Venues of one city, ranked by players' reviews; the address holds the city. */
export function RankingPage() {
  const [params, setParams] = useSearchParams();
  const home = useSession((session) => session.user?.city);
  const asked = params.get('city') ?? home ?? '';
  const city = isProvince(asked) ? asked : '';
  const title = city ? `${city} saha sıralaması` : 'Saha sıralaması';
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title}>
        <CitySelect
          value={city}
          className={styles.city}
          onChange={(event) => setParams({ city: event.target.value }, { replace: true })}
        />
      </PageHeader>
      <PageBody>
        {city ? (
          <>
            <p className={styles.lead}>
              Sıralama oyuncuların puanlarına göredir. Az puanı olan bir sahanın ortalaması, puanları çoğalana
              kadar üç yıldıza yakın sayılır; böylece tek bir beş yıldız, onlarca iyi puanın önüne geçmez.
            </p>
            <RankingList key={city} city={city} />
          </>
        ) : (
          <EmptyState title="Bir şehir seçin.">Sıralama her şehir için ayrı tutulur.</EmptyState>
        )}
      </PageBody>
    </>
  );
}
