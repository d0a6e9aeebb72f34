import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { Lineup } from 'mf-shared/contracts/lineups';
import { actorId, useSession } from 'mf-shared/session';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { Bones } from '../../common/Bones.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { LineupCard } from './LineupCard.tsx';
import styles from './Lineups.module.css';
import { lineupsQuery, useDeleteLineup } from './queries.ts';

/** The player's own lineups, each on a pitch. */
export function LineupsPage() {
  useDocumentTitle('Kadrolarım');
  const actor = useSession(actorId) ?? '';
  const lineups = useInfiniteQuery({ ...lineupsQuery(actor), enabled: actor !== '' });
  const rows = lineups.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageHeader
        title="Kadrolarım"
        lead="Takımınızı sahaya dizin; rakip ilanlarınızda kadronuz görünsün."
        actions={
          <LinkButton to="/lineups/create" icon={<Plus aria-hidden="true" />}>
            Kadro Kur
          </LinkButton>
        }
      />
      <PageBody busy={lineups.isPending}>
        {lineups.isPending && <Bones height="30rem" className={styles.list} />}
        {lineups.isError && !rows && <ErrorState query={lineups} />}
        {rows?.length === 0 && (
          <EmptyState
            title="Henüz kadronuz yok."
            art="centre"
            action={<LinkButton to="/lineups/create">İlk kadronuzu kurun</LinkButton>}
          >
            En az 5 oyuncu seçin, sahadaki yerlerine koyun, kadronuza bir isim verin.
          </EmptyState>
        )}
        {rows && rows.length > 0 && <Cards rows={rows} />}
        <MoreButton query={lineups} />
      </PageBody>
    </>
  );
}

function Cards({ rows }: { rows: readonly Lineup[] }) {
  const [leaving, setLeaving] = useState<Lineup | null>(null);
  const remove = useDeleteLineup();
  return (
    <>
      <ul className={styles.list}>
        {rows.map((lineup) => (
          <LineupCard key={lineup.id} lineup={lineup} onDelete={() => setLeaving(lineup)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutateAsync(leaving.id)}
        title={leaving?.name ?? 'Kadro'}
        confirmLabel="Sil"
      >
        <p>Bu kadroyu silmek istediğine emin misin?</p>
      </ConfirmDialog>
    </>
  );
}
