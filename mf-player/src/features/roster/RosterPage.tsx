import { useQuery } from '@tanstack/react-query';
import type { Roster } from 'mf-shared/contracts/rosters';
import { formatSlot } from 'mf-shared/format';
import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { CaptainPanel } from './CaptainPanel.tsx';
import { isGone, rosterQuery, useLiveRoster } from './queries.ts';
import styles from './Roster.module.css';
import { Score } from './Score.tsx';
import { Squad } from './Squad.tsx';
import { useGuest } from './useGuest.ts';
import { Venue } from './Venue.tsx';
import { wordOf } from './words.ts';

/** A match behind a link: when, where, who comes, and the own answer. */
export function RosterPage() {
  const { code = '' } = useParams();
  const query = useQuery(rosterQuery(useSession(actorId), code));
  useLiveRoster(code);
  const gone = isGone(query.error);
  const roster = gone ? undefined : query.data;
  useDocumentTitle(roster ? `${roster.businessName}, ${formatSlot(roster)}` : 'Maç');
  return (
    <>
      <PageHeader
        title={roster?.businessName ?? (query.isPending ? undefined : 'Maç')}
        kicker={roster && formatSlot(roster)}
        art="centre"
      />
      <PageBody busy={query.isPending}>
        {query.isPending && <Skeleton height="18rem" />}
        {gone && (
          <EmptyState
            title="Bu bağlantı artık geçerli değil."
            action={<LinkButton to="/search">Saha ara</LinkButton>}
          >
            Maçı kuran kişiden yeni bağlantıyı isteyin.
          </EmptyState>
        )}
        {query.isError && !roster && !gone && <ErrorState message="Maç bilgileri alınamadı." query={query} />}
        {roster && <Match key={code} code={code} roster={roster} />}
      </PageBody>
    </>
  );
}

function Match({ code, roster }: { code: string; roster: Roster }) {
  const { guest, keep } = useGuest();
  const mine = roster.answers.find(({ id, isMine }) => isMine || guest.answers.includes(id));
  const word = wordOf(roster);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <Score roster={roster} />
        {word && <Alert tone={word.tone}>{word.text}</Alert>}
        {roster.state !== 'over' && <AnswerPanel {...{ code, roster, mine, guest, keep }} />}
        {roster.isCaptain && <CaptainPanel {...{ code, roster }} />}
      </div>
      <div className={styles.side}>
        <Squad {...{ code, roster, mine }} />
        <Venue roster={roster} />
      </div>
    </div>
  );
}
