import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { QUEUE_KINDS, QUEUE_STATES, type QueueState } from 'mf-shared/contracts/queue';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { SelectField } from 'mf-shared/ui/SelectField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { ItemRow } from './ItemRow.tsx';
import styles from './Queue.module.css';
import { countsQuery, type Filters, queueQuery } from './queries.ts';
import { useQueueNews } from './useQueueNews.ts';
import { KIND_NAMES, STATE_NAMES } from './words.ts';

const KINDS = QUEUE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
const EMPTY: Record<QueueState, string> = {
  open: 'Bekleyen kayıt yok.',
  working: 'Üzerinde çalışılan kayıt yok.',
  waiting: 'Yanıtı beklenen kayıt yok.',
  done: 'Tamamlanmış kayıt yok.',
};

/** Reports, support requests and appeals; the address holds the filters. */
export function QueuePage() {
  useDocumentTitle('Şikâyetler ve destek');
  useQueueNews();
  const [filters, setFilters] = useFilters();
  const list = useInfiniteQuery(queueQuery(filters));
  return (
    <>
      <PageHeader
        title="Şikâyetler ve destek"
        lead="Bir kaydı üzerinize aldığınızda diğer yöneticiler bunu hemen görür."
        art="corner"
        actions={
          <LinkButton size="sm" to="/admin/queue/templates" variant="secondary">
            Şablonlar
          </LinkButton>
        }
      />
      <div className={styles.page} aria-busy={list.isPending}>
        <div className={styles.controls}>
          <StateButtons
            state={filters.state}
            isRead={list.isSuccess}
            onChoose={(state) => setFilters({ state })}
          />
          <SelectField
            label="Tür"
            placeholder="Hepsi"
            options={KINDS}
            value={filters.kind}
            onChange={({ target }) => setFilters({ kind: target.value as Filters['kind'] })}
          />
          <CheckboxField
            label="Bendekiler"
            checked={filters.mine === '1'}
            onChange={({ target }) => setFilters({ mine: target.checked ? '1' : '' })}
          />
        </div>
        <PagedList
          list={list}
          skeleton={<Skeleton height="14rem" />}
          empty={<EmptyState title={EMPTY[filters.state]} />}
        >
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((item) => (
                <ItemRow key={item.id} item={item} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  );
}

/** The filters of the address. What it does not say or says wrong is the first choice. */
function useFilters(): [Filters, (part: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    state: QUEUE_STATES.find((state) => state === params.get('state')) ?? 'open',
    kind: QUEUE_KINDS.find((kind) => kind === params.get('kind')) ?? '',
    mine: params.get('mine') === '1' ? '1' : '',
  };
  const change = (part: Partial<Filters>) => {
    const given = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(given), { replace: true });
  };
  return [filters, change];
}

type StateProps = { state: QueueState; isRead: boolean; onChoose: (state: QueueState) => void };

/** The states with their counts, which are asked for once the list itself is there. */
function StateButtons({ state, isRead, onChoose }: StateProps) {
  const { data } = useQuery({ ...countsQuery, enabled: isRead });
  return (
    <Choices
      legend="Durum"
      oneLine
      choices={QUEUE_STATES.map((value) => ({
        value,
        label: `${STATE_NAMES[value]}${data && value !== 'done' ? ` (${data[value]})` : ''}`,
      }))}
      value={state}
      onChoose={onChoose}
    />
  );
}
