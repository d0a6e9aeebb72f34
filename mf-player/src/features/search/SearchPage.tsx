import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PitchLines } from 'mf-shared/ui/PitchLines';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type ComponentType, lazy, Suspense } from 'react';
import { CityChips } from './CityChips.tsx';
import styles from './SearchPage.module.css';
import { useSearch } from './useSearch.ts';

/** For players only. Loaded separately: the search works even if this code does not load. */
const Recommendations = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('../recommendations/Recommendations.tsx').then(
      (module) => ({ default: module.Recommendations }),
      () => ({ default: () => null }),
    ),
);

const POPULAR = ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya', 'Adana'];

/** The start of a search for a pitch: the city. */
export function SearchPage() {
  useDocumentTitle('Saha ara');
  const isPlayer = useSession((state) => state.user !== null);
  // While a player's session loads, the space below is reserved.
  const isExpected = useSession((state) => state.status === 'loading' && state.token !== null);
  return (
    <>
      <Scene isPlayer={isPlayer} compact={isPlayer || isExpected} />
      {isExpected && <div className={styles.later} />}
      {isPlayer && !isExpected && (
        <Suspense fallback={<div className={styles.later} />}>
          <Recommendations />
        </Suspense>
      )}
    </>
  );
}

function Scene({ isPlayer, compact }: { isPlayer: boolean; compact: boolean }) {
  const { form, field, failure, busy, recent, search } = useSearch();
  const others = POPULAR.filter((one) => !recent.includes(one));
  return (
    <div className={styles.scene} data-theme="dark" data-turf="" data-compact={compact || undefined}>
      <PitchLines part="centre" className={styles.art} />
      <div className={styles.content}>
        <h1>Nerede oynuyorsunuz?</h1>
        <p className={styles.lead}>Şehrinizi seçin; sahaları, fiyatları ve boş saatleri görün.</p>
        <form {...form} className={styles.form}>
          <CitySelect {...field('city')} className={styles.city} required />
          <Button type="submit" size="lg" busy={busy} className={styles.go}>
            Sahaları Göster
          </Button>
        </form>
        {failure && <Alert tone="danger">{failure}</Alert>}
        {recent.length > 0 && (
          <CityChips title="Son aradıklarınız" cities={recent} disabled={busy} onChoose={search} />
        )}
        {(!isPlayer || recent.length === 0) && (
          <CityChips title="Çok aranan şehirler" cities={others} disabled={busy} onChoose={search} />
        )}
      </div>
    </div>
  );
}
