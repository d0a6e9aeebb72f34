import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { type RefundsShown, refundsQuery } from './queries.ts';
import { RefundRow } from './RefundRow.tsx';

const CHOICES: { value: RefundsShown; label: string; empty: string }[] = [
  { value: 'open', label: 'Bekleyenler', empty: 'Bekleyen iade yok.' },
  { value: 'done', label: 'Sonuçlananlar', empty: 'Sonuçlanmış iade yok.' },
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
      <Choices
        legend="Hangi iadeler?"
        choices={CHOICES}
        value={state}
        onChoose={(next) => setParams(next === 'done' ? { state: next } : {}, { replace: true })}
      />
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={<EmptyState title={CHOICES.find((one) => one.value === state)?.empty ?? ''} />}
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
