import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLiveReads } from 'mf-shared/query-client';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Word } from 'mf-shared/ui/Word';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Bones } from '../../common/Bones.tsx';
import { keys } from '../../common/keys.ts';
import { PageBody } from '../../common/PageBody.tsx';
import { AdList, type Ending, EndingDialogs } from './AdList.tsx';
import styles from './Ads.module.css';
import { inCity } from './in-city.ts';
import { KINDS, type Kind } from './kinds.ts';
import { adsQuery } from './queries.ts';

export const OpponentAdsPage = () => <AdsPage key="opponent" kind={KINDS.findOpponent} />;
export const PlayerAdsPage = () => <AdsPage key="player" kind={KINDS.findPlayer} />;
export const TeamAdsPage = () => <AdsPage key="team" kind={KINDS.findTeam} />;

/** City and filter come from the address; without a city, the player's own. */
function useChoice({ filter }: Kind) {
  const [params, setParams] = useSearchParams();
  const home = useSession((session) => session.user?.city);
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    // An empty city is also a choice: the whole country.
    if (value || name === 'city') next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { city: params.get('city') ?? home ?? '', value: params.get(filter.name) ?? '', choose };
}

/** Ads of one kind. */
function AdsPage({ kind }: { kind: Kind }) {
  useDocumentTitle(kind.title);
  const { city, value, choose } = useChoice(kind);
  return (
    <>
      <PageHeader
        title={kind.title}
        lead={kind.lead}
        actions={
          <LinkButton to={`/requests/create?type=${kind.type}`} icon={<Plus aria-hidden="true" />}>
            İlan Ver
          </LinkButton>
        }
      />
      <PageBody>
        <nav aria-label="İlan türleri" className={styles.kinds}>
          {Object.values(KINDS).map(({ type, path, title }) => (
            <Link
              key={type}
              to={`${path}?${new URLSearchParams({ city })}`}
              aria-current={type === kind.type ? 'page' : undefined}
            >
              <KindName title={title} />
            </Link>
          ))}
        </nav>
        <div className={styles.filters}>
          <CitySelect value={city} onChange={(event) => choose('city', event.target.value)} />
          <SelectField
            label={kind.filter.label}
            placeholder={kind.filter.all}
            options={kind.filter.options}
            value={value}
            onChange={(event) => choose(kind.filter.name, event.target.value)}
          />
        </div>
        <Ads
          kind={kind}
          city={city}
          value={value}
          onWiden={() => choose(value ? kind.filter.name : 'city', '')}
        />
      </PageBody>
    </>
  );
}

/** `Rakip arayanlar`; a phone shows only what they look for, large enough to press. */
function KindName({ title }: { title: string }) {
  const [what = '', seekers = ''] = title.split(' ');
  return (
    <>
      {what} <Word>{seekers}</Word>
    </>
  );
}

type AdsProps = { kind: Kind; city: string; value: string; onWiden: () => void };

function Ads(props: AdsProps) {
  const [ending, setEnding] = useState<Ending>(null);
  return (
    <>
      <Rows {...props} onEnd={setEnding} />
      <EndingDialogs ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}

type RowsProps = AdsProps & { onEnd: (ending: Ending) => void };

function Rows({ kind, city, value, onWiden, onEnd }: RowsProps) {
  const ads = useInfiniteQuery(
    adsQuery({ type: kind.type, city, filter: value ? { [kind.filter.name]: value } : {} }),
  );
  useEffect(() => realtime.watchRequests(), []);
  useLiveReads(
    [keys.ads()],
    ['requestsChanged'],
    (changed) => changed.type === kind.type && (!city || changed.city === city),
  );
  const rows = ads.data?.pages.flatMap((page) => page.rows);
  if (ads.isPending) return <Bones height="16rem" className={styles.list} />;
  if (!rows) {
    return <ErrorState message="İlanlar alınamadı." query={ads} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={kind.empty(city ? `${inCity(city)} şu anda` : 'Şu anda')}
        action={<LinkButton to={`/requests/create?type=${kind.type}`}>İlk ilanı siz verin</LinkButton>}
      >
        {(city || value) && (
          <Button variant="secondary" onClick={onWiden}>
            {value ? 'Filtreyi kaldır' : 'Bütün şehirlere bak'}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <AdList ads={rows} showCity={city === ''} now={ads.dataUpdatedAt} onEnd={onEnd} />
      <MoreButton query={ads} />
    </>
  );
}
