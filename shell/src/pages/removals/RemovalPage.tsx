import { request } from 'mf-shared/api-client';
import { appealRemoval } from 'mf-shared/contracts/calls/removals';
import { REMOVABLE_NAMES, type Removal } from 'mf-shared/contracts/removals';
import { formatInstant, formatUntil } from 'mf-shared/format';
import { ContentParts } from 'mf-shared/safety/ContentParts';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { actorId, useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useLocation, useParams } from 'react-router-dom';
import styles from '../support/Support.module.css';
import { AppealForm } from './AppealForm.tsx';
import { AppealState } from './AppealState.tsx';
import { useRemoval } from './useRemoval.ts';

const TITLE = 'Kaldırılan içerik';

/** What an admin removed of the reader's content and why, with the appeal. Visitors sign in first. */
export function RemovalPage() {
  useDocumentTitle(TITLE);
  const { id = '' } = useParams();
  const me = useSession(actorId);
  if (!me) return <SignIn />;
  return (
    <>
      <PageHeader title={TITLE} kicker={<BackLink to="/support">Destek</BackLink>} art="corner" narrow />
      <div className={styles.page}>
        <Body key={`${me}:${id}`} id={id} />
      </div>
    </>
  );
}

function SignIn() {
  const { pathname } = useLocation();
  return (
    <TurfFrame title={TITLE}>
      <div data-framed="">
        <EmptyState
          title="Önce giriş yapın."
          action={
            <div className="row wrap gap-3">
              <LinkButton to={`/login-user?next=${encodeURIComponent(pathname)}`}>Oyuncu girişi</LinkButton>
              <LinkButton to="/login-business" variant="secondary">
                İşletme girişi
              </LinkButton>
            </div>
          }
        >
          Kaldırılan içeriği ve kaldırılma nedenini yalnızca sahibi görebilir.
        </EmptyState>
      </div>
    </TurfFrame>
  );
}

function Body({ id }: { id: string }) {
  const { removal, failure, reload, set } = useRemoval(id);
  if (failure) return <ErrorState message={failure} onRetry={reload} />;
  if (!removal)
    return (
      <div aria-busy="true">
        <Skeleton height="16rem" />
      </div>
    );
  return (
    <>
      <Panel title={REMOVABLE_NAMES[removal.type]}>
        <div className="row wrap items-center gap-2">
          <Badge tone={removal.restoredAt ? 'success' : 'danger'}>
            {removal.restoredAt ? 'Karar geri alındı' : 'Kaldırıldı'}
          </Badge>
          <time dateTime={removal.removedAt} className={styles.quiet}>
            {formatInstant(removal.removedAt)}
          </time>
        </div>
        <ContentParts content={removal.content} alt="Kaldırılan fotoğraf" />
        <div className={styles.answer}>
          <b>
            Kaldırılma nedeni
            {removal.category !== 'other' && `: ${REASON_NAMES[removal.category]}`}
          </b>
          <p className={styles.text}>{removal.reason}</p>
        </div>
      </Panel>
      <Appeal removal={removal} onMade={set} />
    </>
  );
}

function Appeal({ removal, onMade }: { removal: Removal; onMade: (now: Removal) => void }) {
  const { id, appeal, appealUntil, restoredAt } = removal;
  if (!appeal && restoredAt) return null;
  const isOver = Date.parse(appealUntil) <= Date.now();
  const send = async (text: string) =>
    onMade(await request(appealRemoval, { params: { id }, body: { text } }));
  return (
    <Panel title="İtiraz">
      {appeal ? (
        <AppealState appeal={appeal} />
      ) : isOver ? (
        <p className={styles.quiet}>İtiraz süresi {formatInstant(appealUntil)} tarihinde doldu.</p>
      ) : (
        <>
          <p>
            Kararın yanlış olduğunu düşünüyorsanız <b>{formatUntil(appealUntil)}</b> itiraz edebilirsiniz.
          </p>
          <AppealForm onSend={send} />
        </>
      )}
    </Panel>
  );
}
