import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeskPayment } from 'mf-shared/contracts/money';
import { formatInstant, formatMoney } from 'mf-shared/format';
import { istanbulDate } from 'mf-shared/schedule';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Price } from 'mf-shared/ui/Price';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { Link, useSearchParams } from 'react-router-dom';
import { PagedList } from '../../common/PagedList.tsx';
import { useTyped } from '../../common/useTyped.ts';
import styles from './Money.module.css';
import { MoneyFrame } from './MoneyFrame.tsx';
import { type PaymentFilters, paymentsQuery } from './queries.ts';
import { lastMonths, monthOf, PAYMENT_NAMES, PAYMENT_TONES, PROVIDER_NAMES } from './words.ts';

const STATES: { value: Exclude<PaymentFilters['state'], ''>; label: string }[] = [
  { value: 'paid', label: 'Ödendi' },
  { value: 'failed', label: 'Başarısız' },
  { value: 'open', label: 'Sonuçlanmadı' },
  { value: 'refunded', label: 'İade edildi' },
];

/** Payments of all venues; the address holds the filters. */
export function PaymentsPage() {
  const [params, setParams] = useSearchParams();
  const filters: PaymentFilters = {
    state: STATES.find(({ value }) => value === params.get('state'))?.value ?? '',
    month: /^20\d\d-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? '',
    q: params.get('q')?.trim() ?? '',
  };
  const show = (part: Partial<PaymentFilters>) =>
    setParams(
      Object.entries({ ...filters, ...part }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  const [typed, type] = useTyped(filters.q, (q) => show({ q }));
  const list = useInfiniteQuery(paymentsQuery(filters));
  const months = [...new Set([...lastMonths(istanbulDate(Date.now())), filters.month])].filter(Boolean);
  return (
    <MoneyFrame title="Ödemeler" busy={list.isPending}>
      <div className={styles.filters}>
        <TextField
          className={styles.across}
          label="İşletme ya da işlem no"
          type="search"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
        <SelectField
          label="Durum"
          placeholder="Hepsi"
          options={STATES}
          value={filters.state}
          onChange={({ target }) => show({ state: target.value as PaymentFilters['state'] })}
        />
        <SelectField
          label="Ay"
          placeholder="Bütün aylar"
          options={months.map((month) => ({ value: month, label: monthOf(month) }))}
          value={filters.month}
          onChange={({ target }) => show({ month: target.value })}
        />
      </div>
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={<EmptyState title="Bu seçime uyan ödeme yok." />}
      >
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((payment) => (
              <PaymentRow
                key={payment.id}
                payment={payment}
                withProvider={rows.some(({ provider }) => provider !== payment.provider)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </MoneyFrame>
  );
}

function PaymentRow({ payment, withProvider }: { payment: DeskPayment; withProvider: boolean }) {
  const { id, venue, status, amount, refunded, createdAt, failureReason, provider } = payment;
  return (
    <li className={styles.entry}>
      <Link className={styles.name} to={`/admin/money/payments/${id}`}>
        {venue.name}
      </Link>
      <span className={styles.sum}>
        <Price amount={amount} size="sm" />
      </span>
      <p className={styles.facts}>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>{' '}
        <span className={styles.whole}>{id.slice(-8).toUpperCase()}</span>{' '}
        {withProvider && <span>{PROVIDER_NAMES[provider]}</span>}{' '}
        {status === 'paid' ? (
          <span>{PAYMENT_NAMES.paid}</span>
        ) : (
          <Badge tone={PAYMENT_TONES[status]}>{PAYMENT_NAMES[status]}</Badge>
        )}{' '}
        {refunded > 0 && <Badge>İade: {formatMoney(refunded)}</Badge>}
        {failureReason && <span>{failureReason}</span>}
      </p>
    </li>
  );
}
