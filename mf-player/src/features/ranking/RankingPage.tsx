import { isProvince } from 'mf-shared/provinces';
import { useSession } from 'mf-shared/session';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { ChooseCity } from '../../common/ChooseCity.tsx';
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
  const choose = (one: string) => setParams({ city: one }, { replace: true });
  return (
    <>
      <PageHeader
        title={title}
        narrow={city === ''}
        actions={
          <CitySelect value={city} className={styles.city} onChange={(event) => choose(event.target.value)} />
        }
      />
      <PageBody narrow={city === ''}>
        {city ? (
          <>
            <p className={styles.method}>
              Sıralama oyuncuların puanlarına göredir; az puan almış sahalar, puanları çoğalana kadar öne
              çıkmaz.
            </p>
            <RankingList key={city} city={city} />
          </>
        ) : (
          <ChooseCity title="Bir şehir seçin." onChoose={choose}>
            Her şehrin ayrı bir sıralaması var.
          </ChooseCity>
        )}
      </PageBody>
    </>
  );
}
