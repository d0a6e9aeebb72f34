import { request } from 'mf-shared/api-client';
import { appealSuspension, ownSuspension } from 'mf-shared/contracts/calls/removals';
import type { OwnSuspension } from 'mf-shared/contracts/removals';
import { formatInstant } from 'mf-shared/format';
import { BackLink } from 'mf-shared/ui/BackLink';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { useLink } from '../../session/useLink.ts';
import styles from '../support/Support.module.css';
import { AppealForm } from './AppealForm.tsx';
import { AppealState } from './AppealState.tsx';

const show = (token: string) => request(ownSuspension, { body: { token } });

/** Why an account is suspended, and the appeal. The link of a mail or of a refused login opens it without a session. */
export function SuspensionPage() {
  const { token, opened, retry } = useLink(show);
  if (opened.status === 'open') return <Suspension key={token} token={token} first={opened.answer} />;
  return (
    <TurfFrame title="Hesap durumu">
      {opened.status === 'refused' ? (
        <DeadLink title="Bu bağlantı artık geçerli değil.">
          Hesabınız yeniden açılmış ya da bağlantının süresi dolmuş olabilir. Giriş yapmayı deneyin; hesabınız
          hâlâ askıdaysa orada yeni bir bağlantı bulursunuz.
        </DeadLink>
      ) : opened.status === 'failed' ? (
        <ErrorState message="Bu sayfa şu anda yüklenemiyor." onRetry={() => void retry()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="12rem" />
        </div>
      )}
    </TurfFrame>
  );
}

function Suspension({ token, first }: { token: string; first: OwnSuspension }) {
  useDocumentTitle('Askıya alınan hesap');
  const [{ reason, suspendedAt, appeal }, set] = useState(first);
  return (
    <>
      <PageHeader
        title="Askıya alınan hesap"
        kicker={<BackLink to="/support">Destek</BackLink>}
        art="corner"
        narrow
      />
      <div className={styles.page}>
        <Panel title="Karar">
          <p className={styles.quiet}>
            Hesabınız <time dateTime={suspendedAt}>{formatInstant(suspendedAt)}</time> tarihinde askıya
            alındı.
          </p>
          <div className={styles.answer}>
            <b>Gerekçe</b>
            <p className={styles.text}>{reason}</p>
          </div>
        </Panel>
        <Panel title="İtiraz">
          {appeal ? (
            <AppealState appeal={appeal} />
          ) : (
            <AppealForm
              onSend={async (text) => set(await request(appealSuspension, { body: { token, text } }))}
            />
          )}
          {appeal?.state === 'open' && (
            <p className={styles.quiet}>Sonucu hesabınızın e-posta adresine göndereceğiz.</p>
          )}
        </Panel>
      </div>
    </>
  );
}
