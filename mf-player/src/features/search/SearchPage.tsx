import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PitchLines } from 'mf-shared/ui/PitchLines';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CityChips, POPULAR_CITIES } from '../../common/CityChips.tsx';
import styles from './SearchPage.module.css';
import { useSearch } from './useSearch.ts';

/** A part for players only. Loaded separately: the search works even if its code does not load. */
const ofPlayers = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );
const Recommendations = ofPlayers(() =>
  import('../recommendations/Recommendations.tsx').then((module) => module.Recommendations),
);
const evening = () => import('./evening.ts');
const NextMatch = ofPlayers(() => evening().then((module) => module.NextMatch));
const Tonight = ofPlayers(() => evening().then((module) => module.Tonight));

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
  const { form, field, failure, busy, recent, known, search } = useSearch();
  const others = POPULAR_CITIES.filter((one) => !recent.includes(one));
  const knowsCity = isPlayer && known !== undefined;
  return (
    <div
      className={styles.scene}
      data-theme="dark"
      data-turf=""
      data-compact={compact || undefined}
      data-known={knowsCity || undefined}
    >
      <PitchLines part="centre" className={styles.art} />
      <div className={styles.content}>
        <h1>Nerede oynuyorsunuz?</h1>
        <p className={styles.lead}>Şehrinizi seçin; sahaları, fiyatları ve boş saatleri görün.</p>
        {isPlayer && (
          <Suspense fallback={<Skeleton height="4rem" />}>
            <NextMatch />
          </Suspense>
        )}
        <form {...form} className={styles.form}>
          <CitySelect {...field('city')} className={styles.city} required />
          <Button type="submit" size="lg" busy={busy} className={styles.go}>
            Sahaları Göster
          </Button>
        </form>
        {failure && <Alert tone="danger">{failure}</Alert>}
        <p>
          <Link to={known ? `/hours?city=${encodeURIComponent(known)}` : '/hours'} className={styles.hours}>
            Gün ve saate göre arayın
          </Link>
        </p>
        {knowsCity && (
          <Suspense fallback={<div className={styles.tonight} />}>
            <Tonight city={known} />
          </Suspense>
        )}
        {!isPlayer && recent.length > 0 && (
          <CityChips title="Son aradıklarınız" cities={recent} disabled={busy} onChoose={search} />
        )}
        {!knowsCity && (
          <CityChips title="Çok aranan şehirler" cities={others} disabled={busy} onChoose={search} />
        )}
      </div>
    </div>
  );
}
