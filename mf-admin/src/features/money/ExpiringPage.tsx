import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { remindVenue } from 'mf-shared/contracts/calls/money';
import type { ExpiringVenue } from 'mf-shared/contracts/money';
import { formatInstant, formatPhone } from 'mf-shared/format';
import { daysBetween, istanbulDate } from 'mf-shared/schedule';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { CHANGED_BY } from '../../common/keys.ts';
import { PagedList } from '../../common/PagedList.tsx';
import { PartyLink } from '../../common/PartyLink.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { type ExpiringShown, expiringQuery } from './queries.ts';
import { dayOf } from './words.ts';

const CHOICES: { value: ExpiringShown; label: string; empty: string }[] = [
  { value: 'soon', label: '30 günde dolacaklar', empty: '30 gün içinde süresi dolacak işletme yok.' },
  { value: 'over', label: 'Süresi dolanlar', empty: 'Süresi dolmuş işletme yok.' },
];

/** Venues to be reminded of their fee; the address says which. */
export function ExpiringPage() {
  const [params, setParams] = useSearchParams();
  const state: ExpiringShown = params.get('state') === 'over' ? 'over' : 'soon';
  const list = useInfiniteQuery(expiringQuery(state));
  return (
    <MoneyFrame
      title="Süresi dolacaklar"
      lead="Süreyi işletmenin kendi sayfasında uzatabilirsiniz."
      busy={list.isPending}
    >
      <Choices
        legend="Hangi işletmeler?"
        choices={CHOICES}
        value={state}
        onChoose={(next) => setParams(next === 'over' ? { state: next } : {}, { replace: true })}
      />
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={<EmptyState title={CHOICES.find((one) => one.value === state)?.empty ?? ''} />}
      >
        {(rows) =>
          byDay(rows).map(([day, venues]) => (
            <section key={day} aria-label={day}>
              <h2 className={styles.day}>
                {day} <span className={styles.left}>{leftOf(venues)}</span>
              </h2>
              <ul className={styles.rows}>
                {venues.map((venue) => (
                  <VenueRow key={venue.id} venue={venue} />
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </MoneyFrame>
  );
}

/** Venues under the day on which their time ends, in the order of the list. */
const byDay = (venues: readonly ExpiringVenue[]) => [
  ...Map.groupBy(venues, ({ dueAt }) => dayOf(dueAt)).entries(),
];

/** How far off the day of some venues is. */
function leftOf([first]: readonly ExpiringVenue[]): string {
  if (!first) return '';
  const days = daysBetween(istanbulDate(Date.now()), istanbulDate(Date.parse(first.dueAt)));
  if (days === 0) return 'bugün';
  return days > 0 ? `${days} gün kaldı` : `${-days} gün geçti`;
}

function VenueRow({ venue }: { venue: ExpiringVenue }) {
  const { id, name, city, phone, email, lastLoginAt } = venue;
  const [isAsking, setAsking] = useState(false);
  const remind = useDeskAct(() => request(remindVenue, { params: { id } }), { reads: CHANGED_BY.money });
  return (
    <li className={styles.entry}>
      <PartyLink kind="venue" id={id} name={name} />
      <Button
        size="sm"
        variant="secondary"
        className={styles.act}
        aria-label={`Hatırlat: ${name}`}
        onClick={() => setAsking(true)}
      >
        Hatırlat
      </Button>
      <p className={styles.facts}>
        <span className={styles.whole}>{city}</span>{' '}
        <a className={styles.whole} href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>{' '}
        <a className={styles.wide} href={`mailto:${email}`}>
          {email}
        </a>{' '}
        {lastLoginAt && <span>Son giriş: {formatInstant(lastLoginAt)}</span>}
      </p>
      {isAsking && (
        <ConfirmDialog
          open
          title={`${name} işletmesine hatırlatılsın mı?`}
          confirmLabel="Hatırlat"
          tone="primary"
          onClose={() => setAsking(false)}
          onConfirm={() => remind.mutateAsync()}
        >
          Ödemesini hatırlatan bildirim ve e-posta gider.
        </ConfirmDialog>
      )}
    </li>
  );
}
