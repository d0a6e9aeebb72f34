import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { Match } from 'mf-shared/contracts/matches';
import { actorId, useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useId } from 'react';
import { MoreButton } from '../../common/MoreButton.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './Matches.module.css';
import { matchesQuery } from './queries.ts';

/** The player's coming and past matches with both sides. */
export function MatchesPage() {
  useDocumentTitle('Maçlarım');
  const actor = useSession(actorId) ?? '';
  const matches = useInfiniteQuery(matchesQuery(actor, 'all'));
  const rows = matches.data?.pages.flatMap((page) => page.rows);
  const now = matches.dataUpdatedAt;
  const isAhead = ({ startsAt }: Match) => Date.parse(startsAt) > now;
  return (
    <>
      <PageHeader
        title="Maçlarım"
        lead="İlanlarınızdan kurulan maçlar ve iki takımın kadroları."
        actions={
          <LinkButton to="/rate" variant="secondary" icon={<Star aria-hidden="true" />}>
            Oyuncu Puanla
          </LinkButton>
        }
      />
      <PageBody busy={matches.isPending}>
        {matches.isPending && <Bones />}
        {matches.isError && !rows && (
          <ErrorState
            message="Maçlar alınamadı."
            onRetry={() => void matches.refetch()}
            retrying={matches.isFetching}
          />
        )}
        {rows?.length === 0 && (
          <EmptyState
            title="Henüz maçınız yok."
            art="centre"
            action={<LinkButton to="/requests/create?type=findOpponent">Rakip arayın</LinkButton>}
          >
            İlan verin, size yazanla anlaşın; ilanınızdaki “Bulundu” düğmesiyle maçı oluşturun.
          </EmptyState>
        )}
        {rows && (
          <>
            <Group title="Gelecek maçlar" rows={rows.filter(isAhead).reverse()} actor={actor} now={now} />
            <Group
              title="Oynanan maçlar"
              rows={rows.filter((row) => !isAhead(row))}
              actor={actor}
              now={now}
            />
          </>
        )}
        <MoreButton query={matches} />
      </PageBody>
    </>
  );
}

type GroupProps = { title: string; rows: readonly Match[]; actor: string; now: number };

function Group({ title, rows, actor, now }: GroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {rows.map((match) => (
          <MatchCard key={match.id} match={match} actor={actor} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Bones() {
  return (
    <div className={styles.list}>
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
