import { useInfiniteQuery } from '@tanstack/react-query';
import { DESK_KINDS, type DeskKind } from 'mf-shared/contracts/desk';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { useTyped } from '../../common/useTyped.ts';
import { HitRow, KIND_NAMES } from './HitRow.tsx';
import { SHORTEST, searchQuery } from './queries.ts';
import { RecentHits } from './RecentHits.tsx';
import styles from './Search.module.css';

const CHOICES: readonly { value: DeskKind | ''; label: string }[] = [
  { value: '', label: 'Hepsi' },
  ...DESK_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
];

/** One search over everything that the platform keeps; the address holds what is searched for. */
export function SearchPage() {
  useDocumentTitle('Ara');
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const kind = DESK_KINDS.find((one) => one === params.get('kind')) ?? '';
  const isAsked = q.length >= SHORTEST;
  const show = (next: { q: string; kind: string }) =>
    setParams(
      Object.entries(next).filter(([, value]) => value !== ''),
      { replace: true },
    );
  const [typed, type] = useTyped(q, (text) => show({ q: text, kind }));
  return (
    <>
      <PageHeader
        title="Ara"
        lead="Ad, e-posta, telefon, kayıt numarası ya da ödemenin işlem numarası yazın."
        art="centre"
      />
      <div className={styles.page}>
        <div className="stack gap-4">
          <TextField
            className={styles.field}
            label="Ne arıyorsunuz?"
            type="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            hint="En az 2 karakter."
            onChange={(event) => type(event.target.value)}
          />
          {isAsked && (
            <Choices
              legend="Hangi kayıtlar?"
              choices={CHOICES}
              value={kind}
              onChoose={(next) => show({ q: typed.trim(), kind: next })}
            />
          )}
        </div>
        {isAsked ? <Hits q={q} kind={kind} /> : <RecentHits />}
      </div>
    </>
  );
}

function Hits({ q, kind }: { q: string; kind: DeskKind | '' }) {
  const list = useInfiniteQuery(searchQuery(q, kind));
  return (
    <div className="stack gap-4" aria-busy={list.isPending} aria-live="polite">
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={
          <EmptyState title={`“${q}” için bir kayıt bulunamadı.`}>
            Yazımı değiştirin ya da e-posta veya telefonla deneyin.
          </EmptyState>
        }
      >
        {(rows) => (
          <ul className={styles.hits}>
            {rows.map((hit) => (
              <HitRow key={`${hit.kind}-${hit.id}`} hit={hit} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
