import { foldTr } from 'mf-shared/format';
import { isProvince } from 'mf-shared/provinces';
import { BackLink } from 'mf-shared/ui/BackLink';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { TextField } from 'mf-shared/ui/TextField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseCity } from '../../common/ChooseCity.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { useDebounced } from '../../common/useDebounced.ts';
import { useScrollMemory } from '../../common/useScrollMemory.ts';
import styles from './ResultsPage.module.css';
import { useVenues } from './useVenues.ts';
import { VenueList } from './VenueList.tsx';

const REST_MS = 250;

/** Venues of one city; the address holds city and filter. */
export function ResultsPage() {
  const [params, setParams] = useSearchParams();
  const city = params.get('city') ?? '';
  const known = isProvince(city);
  const title = known ? `${city} halısahaları` : 'Sahalar';
  useDocumentTitle(title);
  const [text, setText] = useState(params.get('q') ?? '');
  const settled = useDebounced(text.trim(), REST_MS);
  const results = useVenues({ city }, settled);
  useScrollMemory(!results.isPending);

  useEffect(() => {
    if ((params.get('q') ?? '') === settled) return;
    const next = new URLSearchParams(params);
    if (settled) next.set('q', settled);
    else next.delete('q');
    setParams(next, { replace: true, preventScrollReset: true });
  }, [settled, params, setParams]);

  const waiting = foldTr(text.trim()) !== foldTr(settled) || results.isFiltering;
  return (
    <>
      <PageHeader
        title={title}
        art="corner"
        tall={known}
        narrow={!known}
        kicker={known && <BackLink to="/search">Şehir değiştir</BackLink>}
        actions={
          known && (
            <TextField
              label="Saha adıyla arayın"
              type="search"
              className={styles.filter}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              enterKeyHint="search"
            />
          )
        }
      />
      <PageBody busy={results.isPending} narrow={!known}>
        {known ? (
          <VenueList
            {...results}
            filtered={settled !== ''}
            waiting={waiting}
            rankingAddress={`/ranking?city=${encodeURIComponent(city)}`}
            hoursAddress={`/hours?city=${encodeURIComponent(city)}`}
          />
        ) : (
          <ChooseCity
            title={city ? 'Şehir bulunamadı.' : 'Bir şehir seçin.'}
            onChoose={(one) => setParams({ city: one }, { replace: true })}
            more={
              <LinkButton to="/search" variant="secondary">
                {city ? 'Başka bir şehirde ara' : 'Tüm şehirler'}
              </LinkButton>
            }
          >
            {city
              ? 'Bir şehir seçin; bu akşamın boş saatlerini gösterelim.'
              : 'Bu akşamın boş saatlerini gösterelim.'}
          </ChooseCity>
        )}
      </PageBody>
    </>
  );
}
