import { formatDay } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useId } from 'react';
import { CityChips, POPULAR_CITIES } from '../../common/CityChips.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { Alerts } from './Alerts.tsx';
import { HourList } from './HourList.tsx';
import { HoursMap } from './HoursMap.tsx';
import { Tools } from './Tools.tsx';
import { useLiveHours } from './useLiveHours.ts';
import { useWish } from './useWish.ts';
import { WishForm } from './WishForm.tsx';
import { countFilters, hasPlace, placeName, searchOf } from './wish.ts';

/** Free hours of all venues of a place: where, when, how large, how dear. The address holds it all. */
export function HoursPage() {
  const { wish, isMap, change, show } = useWish();
  const panelId = useId();
  const placed = hasPlace(wish);
  const title = placed ? `${placeName(wish)}: ${formatDay(wish.date)} boş saatleri` : 'Boş saatler';
  useDocumentTitle(title);
  useLiveHours(wish);
  const search = searchOf(wish);
  const filters = countFilters(wish);
  const clear = () => change({ players: '', maxPrice: '', indoor: false, facilities: [] });
  const tools = <Tools isMap={isMap} title={title} onShow={show} />;
  const shown = { search, tools, onWiden: filters > 0 ? clear : undefined };
  return (
    <>
      <PageHeader
        title="Boş saatler"
        art="corner"
        kicker={
          <BackLink to={wish.city ? `/results?city=${encodeURIComponent(wish.city)}` : '/search'}>
            Sahalar
          </BackLink>
        }
      />
      <PageBody>
        <WishForm wish={wish} now={Date.now()} onChange={change} panelId={panelId} />
        {placed ? (
          <section id={panelId} aria-label="Boş saatler" className="stack shrink gap-3">
            {isMap ? <HoursMap {...shown} /> : <HourList {...shown} />}
          </section>
        ) : (
          <CityChips
            title="Çok aranan şehirler"
            cities={POPULAR_CITIES}
            onChoose={(city) => change({ city, near: null })}
          />
        )}
        <Alerts />
      </PageBody>
    </>
  );
}
