import { useInfiniteQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { BAR_KINDS, type BarKind } from 'mf-shared/contracts/bars';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import page from '../../common/Page.module.css';
import { PagedList } from '../../common/PagedList.tsx';
import { useTyped } from '../../common/useTyped.ts';
import { AddDialog } from './AddDialog.tsx';
import { BarItem } from './BarItem.tsx';
import styles from './Bars.module.css';
import { barsQuery } from './queries.ts';

const CHOICES: { value: BarKind | ''; label: string }[] = [
  { value: '', label: 'Tümü' },
  { value: 'email', label: BAR_KINDS.email },
  { value: 'phone', label: BAR_KINDS.phone },
];
const EMPTY: Record<BarKind | '', string> = {
  '': 'Henüz bir şey engellenmedi.',
  email: 'Engellenmiş bir e-posta yok.',
  phone: 'Engellenmiş bir telefon yok.',
};

/** Addresses and phones with which nobody opens an account; the page's address holds what is searched for, and of which kind. */
export function BarsPage() {
  useDocumentTitle('Engellenen e-posta ve telefonlar');
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const kind = CHOICES.find(({ value }) => value === params.get('kind'))?.value ?? '';
  const ask = (asked: { q: string; kind: string }) =>
    setParams(
      Object.entries(asked).filter(([, text]) => text),
      { replace: true },
    );
  const [typed, type] = useTyped(q, (text) => ask({ q: text, kind }));
  const [adds, setAdds] = useState(false);
  const { data } = useInfiniteQuery(barsQuery(q, kind));
  const hasNone = typed === '' && q === '' && kind === '' && data?.pages[0]?.rows.length === 0;
  return (
    <>
      <PageHeader
        title="Engellenen e-posta ve telefonlar"
        lead="Bu adres ve numaralarla yeni hesap açılamaz, var olan bir hesaba da eklenemez. Şu anda kullananlar etkilenmez."
        art="corner"
      />
      <div className={page.page}>
        <Panel
          title="Kayıtlar"
          actions={
            <Button size="sm" icon={<Ban aria-hidden="true" />} onClick={() => setAdds(true)}>
              Adres ya da numara engelle
            </Button>
          }
        >
          <div className="stack gap-5">
            {!hasNone && (
              <>
                <TextField
                  className={styles.search}
                  label="Engellenenlerde ara"
                  hint="E-postanın ya da telefonun tamamını yazın."
                  type="search"
                  value={typed}
                  maxLength={254}
                  autoComplete="off"
                  onChange={(event) => type(event.target.value)}
                />
                <Choices
                  legend="Hangileri?"
                  choices={CHOICES}
                  value={kind}
                  onChoose={(next) => ask({ q, kind: next })}
                />
              </>
            )}
            <Bars q={q} kind={kind} />
          </div>
        </Panel>
      </div>
      {adds && <AddDialog onClose={() => setAdds(false)} />}
    </>
  );
}

function Bars({ q, kind }: { q: string; kind: BarKind | '' }) {
  const list = useInfiniteQuery(barsQuery(q, kind));
  return (
    <div aria-busy={list.isPending} aria-live="polite">
      <PagedList
        list={list}
        skeleton={<Skeleton height="14rem" />}
        empty={
          q ? (
            <EmptyState
              title={`“${q}” ${kind ? `${BAR_KINDS[kind].toLocaleLowerCase('tr')} olarak ` : ''}engellenmiş değil.`}
            >
              E-postayı ya da telefonu bütünüyle yazın.
            </EmptyState>
          ) : (
            <EmptyState title={EMPTY[kind]} />
          )
        }
      >
        {(rows) => (
          <ul className={page.rows}>
            {rows.map((bar) => (
              <BarItem key={bar.id} bar={bar} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
