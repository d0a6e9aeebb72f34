import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { PagedList } from '../../common/PagedList.tsx';
import { type Status, supportQuery } from './queries.ts';
import { RequestCard } from './RequestCard.tsx';
import styles from './Support.module.css';

const CHOICES: readonly { status: Status; label: string }[] = [
  { status: 'open', label: 'Bekleyenler' },
  { status: 'answered', label: 'Yanıtlananlar' },
];
const EMPTY = { open: 'Yanıt bekleyen talep yok.', answered: 'Yanıtlanmış talep yok.' };

/** Support requests for the admins. */
export function SupportPage() {
  useDocumentTitle('Destek talepleri');
  const [status, setStatus] = useState<Status>('open');
  const list = useInfiniteQuery(supportQuery(status));
  return (
    <>
      <PageHeader
        title="Destek talepleri"
        lead="Yanıtınız üyelere bildirim ve e-postayla, ziyaretçilere e-postayla gider; sonradan değiştirilemez."
        art="corner"
      />
      <div className={styles.page} aria-busy={list.isPending}>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>Hangi talepler?</legend>
          {CHOICES.map((one) => (
            <Button
              key={one.status}
              size="sm"
              variant={one.status === status ? 'primary' : 'secondary'}
              aria-pressed={one.status === status}
              onClick={() => setStatus(one.status)}
            >
              {one.label}
            </Button>
          ))}
        </fieldset>
        <PagedList
          list={list}
          skeleton={<Skeleton height="14rem" />}
          empty={<EmptyState title={EMPTY[status]} />}
        >
          {(rows) => rows.map((one) => <RequestCard key={one.id} request={one} />)}
        </PagedList>
      </div>
    </>
  );
}
