import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { PagedList } from '../../common/PagedList.tsx';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { type RefundsShown, refundsQuery } from './queries.ts';
import { RefundRow } from './RefundRow.tsx';

const CHOICES: { state: RefundsShown; label: string; empty: string }[] = [
  { state: 'open', label: 'Bekleyenler', empty: 'Bekleyen iade yok.' },
  { state: 'done', label: 'Sonuçlananlar', empty: 'Sonuçlanmış iade yok.' },
];

/** Refunds as a worklist by deadline; the address says which. */
export function RefundsPage() {
  const [params, setParams] = useSearchParams();
  const state: RefundsShown = params.get('state') === 'done' ? 'done' : 'open';
  const list = useInfiniteQuery(refundsQuery(state));
  return (
    <MoneyFrame
      title="İadeler"
      lead="Talepler 5 iş günü içinde karara bağlanır; onaylanan tutar 7 iş günü içinde karta gönderilir."
      busy={list.isPending}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Hangi iadeler?</legend>
        {CHOICES.map((one) => (
          <Button
            key={one.state}
            size="sm"
            variant={one.state === state ? 'primary' : 'secondary'}
            aria-pressed={one.state === state}
            onClick={() => setParams(one.state === 'done' ? { state: 'done' } : {}, { replace: true })}
          >
            {one.label}
          </Button>
        ))}
      </fieldset>
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={<EmptyState title={CHOICES.find((one) => one.state === state)?.empty ?? ''} />}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        )}
      </PagedList>
    </MoneyFrame>
  );
}
