import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { Match } from 'mf-shared/contracts/matches';
import { actorId, useSession } from 'mf-shared/session';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Bones } from '../../common/Bones.tsx';
import { PageBody } from '../../common/PageBody.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './Matches.module.css';
import { matchesQuery } from './queries.ts';
import { useMatchNews } from './useMatchNews.ts';
import { isEnded } from './words.ts';

/** The player's coming and past matches with both sides. */
export function MatchesPage() {
  useDocumentTitle('Maçlarım');
  const actor = useSession(actorId) ?? '';
  const matches = useInfiniteQuery(matchesQuery(actor, 'all'));
  const rows = matches.data?.pages.flatMap((page) => page.rows);
  const now = matches.dataUpdatedAt;
  useMatchNews();
  const groups = groupsOf(rows ?? [], actor, now);
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
        {matches.isPending && <Bones height="20rem" count={2} className={styles.list} />}
        {matches.isError && !rows && <ErrorState message="Maçlar alınamadı." query={matches} />}
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
            <Group title="Yanıtınızı bekleyenler" rows={groups.asked} actor={actor} now={now} />
            <Group title="Gelecek maçlar" rows={groups.ahead} actor={actor} now={now} />
            <Group title="Oynanan maçlar" rows={groups.played} actor={actor} now={now} />
            <Group title="Gerçekleşmeyen maçlar" rows={groups.ended} actor={actor} now={now} />
          </>
        )}
        <MoreButton query={matches} />
      </PageBody>
    </>
  );
}

/** Groups matches by the action they need; coming ones by start, soonest first. `now` in ms. */
function groupsOf(rows: readonly Match[], actor: string, now: number) {
  const live = rows.filter((row) => !isEnded(row));
  const ahead = live.filter(({ startsAt }) => Date.parse(startsAt) > now).toReversed();
  return {
    asked: ahead.filter((row) => row.awaits === actor),
    ahead: ahead.filter((row) => row.awaits !== actor),
    played: live.filter(({ startsAt }) => Date.parse(startsAt) <= now),
    ended: rows.filter(isEnded),
  };
}

type GroupProps = { title: string; rows: readonly Match[]; actor: string; now: number };

function Group({ title, rows, actor, now }: GroupProps) {
  const id = useId();
  const [params] = useSearchParams();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack gap-4">
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {rows.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            actor={actor}
            now={now}
            wanted={params.get('match') === match.id}
          />
        ))}
      </ul>
    </section>
  );
}
