import { useInfiniteQuery } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { MoreButton } from 'mf-shared/ui/MoreButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import styles from './Matches.module.css';
import { OpponentChoice } from './OpponentChoice.tsx';
import { matchesQuery } from './queries.ts';
import { useMatchNews } from './useMatchNews.ts';

/** Opponents of past matches that wait for a rating. */
export function RatePage() {
  useDocumentTitle('Oyuncu Puanla');
  const actor = useSession(actorId) ?? '';
  const matches = useInfiniteQuery(matchesQuery(actor, 'rateable'));
  useMatchNews();
  const rows = matches.data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <PageHeader
        title="Oyuncu Puanla"
        kicker={<BackLink to="/matches">Maçlarım</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow busy={matches.isPending}>
        {matches.isPending && <Skeleton height="12rem" />}
        {matches.isError && !rows && <ErrorState message="Maçlar alınamadı." query={matches} />}
        {rows?.length === 0 && (
          <EmptyState
            title="Puanlayacağınız oyuncu yok."
            action={<LinkButton to="/matches">Maçlarım</LinkButton>}
          >
            Kabul edilmiş bir maçta oynadığını onaylayanları, maç başladıktan bir saat sonra 14 gün boyunca
            puanlayabilirsiniz.
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <>
            <OpponentChoice matches={rows} actor={actor} />
            <p className={styles.quiet}>
              Puanlar maçtan sonraki 14 gün içinde verilir. Topla'dan ayırtılan maçların puanı karta tam
              yansır, diğerlerininki daha az.
            </p>
          </>
        )}
        <MoreButton query={matches} label="Daha eski maçlar" />
      </PageBody>
    </>
  );
}
