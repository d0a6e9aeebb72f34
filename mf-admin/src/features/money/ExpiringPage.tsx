import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { remindVenue } from 'mf-shared/contracts/calls/money';
import type { ExpiringVenue } from 'mf-shared/contracts/money';
import { formatInstant, formatPhone } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
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
  { value: 'soon', label: '30 gün içinde dolacak', empty: '30 gün içinde süresi dolacak işletme yok.' },
  { value: 'over', label: 'Süresi dolmuş', empty: 'Süresi dolmuş işletme yok.' },
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
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((venue) => (
              <VenueRow key={venue.id} venue={venue} isOver={state === 'over'} />
            ))}
          </ul>
        )}
      </PagedList>
    </MoneyFrame>
  );
}

function VenueRow({ venue, isOver }: { venue: ExpiringVenue; isOver: boolean }) {
  const { id, name, city, phone, email, dueAt, lastLoginAt } = venue;
  const [isAsking, setAsking] = useState(false);
  const remind = useDeskAct(() => request(remindVenue, { params: { id } }), { reads: CHANGED_BY.money });
  return (
    <li className={styles.entry}>
      <PartyLink kind="venue" id={id} name={name} />
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Hatırlat
      </Button>
      <p className={styles.facts}>
        <Badge tone={isOver ? 'danger' : 'warning'}>
          {isOver ? 'Süresi doldu' : 'Son gün'}: {dayOf(dueAt)}
        </Badge>{' '}
        <span>{city}</span> <span>{formatPhone(phone)}</span> <span>{email}</span>{' '}
        <span>{lastLoginAt ? `Son giriş: ${formatInstant(lastLoginAt)}` : 'Açık oturumu yok'}</span>
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
