import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { isProvince } from 'mf-shared/provinces';
import { useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { PitchLines } from 'mf-shared/ui/art/PitchLines';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type ComponentType, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { venuesQuery } from '../results/venues.ts';
import { CityChips } from './CityChips.tsx';
import { recentCities, rememberCity } from './recent-cities.ts';
import styles from './SearchPage.module.css';

/** For players only. Loaded separately: the search works even if this code does not load. */
const Recommendations = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('../recommendations/Recommendations.tsx').then(
      (module) => ({ default: module.Recommendations }),
      () => ({ default: () => null }),
    ),
);

const POPULAR = ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya', 'Adana'];
const UNKNOWN = 'Şehir bulunamadı.';
const FAILED = 'Bir hata oluştu, lütfen tekrar deneyin.';

/** The start of a search for a pitch: the city. */
export function SearchPage() {
  useDocumentTitle('Saha ara');
  const navigate = useNavigateFromHere();
  const queries = useQueryClient();
  const home = useSession((state) => state.user?.city);
  const isPlayer = useSession((state) => state.user !== null);
  // While a player's session loads, the space below is reserved.
  const isExpected = useSession((state) => state.status === 'loading' && state.token !== null);
  const [recent] = useState(recentCities);
  const [chosen, setCity] = useState<string | null>(null);
  const city = chosen ?? recent[0] ?? home ?? '';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [failed, setFailed] = useState(false);
  const select = useRef<HTMLSelectElement>(null);

  const unknown = () => {
    setError(UNKNOWN);
    select.current?.focus();
  };
  async function search(wanted: string) {
    setCity(wanted);
    setError('');
    setFailed(false);
    if (!isProvince(wanted)) return unknown();
    setBusy(true);
    try {
      // Loads the results' code and first page in parallel, so that the next screen appears complete.
      await Promise.all([
        queries.fetchInfiniteQuery(venuesQuery(wanted)),
        import('../results/ResultsPage.tsx'),
      ]);
      rememberCity(wanted);
      navigate(`/results?city=${encodeURIComponent(wanted)}`);
    } catch (cause) {
      const refused = cause instanceof ApiError && (cause.status === 400 || cause.status === 404);
      if (refused) unknown();
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(city);
  };
  const others = POPULAR.filter((one) => !recent.includes(one));
  const scene = (
    <div className={styles.scene} data-theme="dark" data-compact={isPlayer || isExpected || undefined}>
      <PitchLines part="centre" className={styles.art} />
      <div className={styles.content}>
        <h1>Nerede oynuyorsunuz?</h1>
        <p className={styles.lead}>Şehrinizi seçin; sahaları, fiyatları ve boş saatleri görün.</p>
        <form className={styles.form} onSubmit={submit} noValidate>
          <CitySelect
            ref={select}
            className={styles.city}
            name="city"
            value={city}
            error={error}
            required
            onChange={(event) => {
              setCity(event.target.value);
              setError('');
            }}
          />
          <Button type="submit" size="lg" busy={busy} className={styles.go}>
            Sahaları Göster
          </Button>
        </form>
        {failed && <Alert tone="danger">{FAILED}</Alert>}
        {recent.length > 0 && (
          <CityChips title="Son aradıklarınız" cities={recent} disabled={busy} onChoose={search} />
        )}
        {(!isPlayer || recent.length === 0) && (
          <CityChips title="Çok aranan şehirler" cities={others} disabled={busy} onChoose={search} />
        )}
      </div>
    </div>
  );
  if (isExpected) {
    return (
      <>
        {scene}
        <div className={styles.later} />
      </>
    );
  }
  if (!isPlayer) return scene;
  return (
    <>
      {scene}
      <Suspense fallback={<div className={styles.later} />}>
        <Recommendations />
      </Suspense>
    </>
  );
}
