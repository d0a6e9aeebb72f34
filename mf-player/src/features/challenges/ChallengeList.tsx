import { useInfiniteQuery } from '@tanstack/react-query';
import type { Challenge, ChallengeType } from 'mf-shared/contracts/challenges';
import { actorId, useSession } from 'mf-shared/session';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { useState } from 'react';
import { Bones } from '../../common/Bones.tsx';
import { useScrollMemory } from '../../common/useScrollMemory.ts';
import { ChallengeCard } from './ChallengeCard.tsx';
import styles from './Challenges.module.css';
import { challengesQuery, useDeleteChallenge } from './queries.ts';

/** Challenges of one type or of both. */
export function ChallengeList({ type }: { type: ChallengeType | '' }) {
  const found = useInfiniteQuery(challengesQuery(useSession(actorId), type));
  useScrollMemory(!found.isPending);
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  if (found.isPending) return <Bones height="13rem" count={2} className={styles.list} />;
  if (found.isError && !found.data) {
    return <ErrorState message="İlanlar alınamadı." query={found} />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState title="Henüz ilan yok." action={<LinkButton to="/challenge-create">İlan Ver</LinkButton>}>
        Rakip mi arıyorsunuz, bir kişi mi eksik? İlk ilanı siz verin.
      </EmptyState>
    );
  }
  return (
    <>
      <Cards rows={rows} />
      <MoreButton query={found} />
    </>
  );
}

function Cards({ rows }: { rows: readonly Challenge[] }) {
  const [leaving, setLeaving] = useState<Challenge | null>(null);
  const remove = useDeleteChallenge();
  return (
    <>
      <ul className={styles.list}>
        {rows.map((challenge) => (
          <ChallengeCard key={challenge.id} challenge={challenge} onDelete={() => setLeaving(challenge)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && remove.mutateAsync(leaving)}
        title="İlanı kaldır"
        confirmLabel="Kaldır"
      >
        <p>İlanınız herkesin listesinden çıkar.</p>
      </ConfirmDialog>
    </>
  );
}
