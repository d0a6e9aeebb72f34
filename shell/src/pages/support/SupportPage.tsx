import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { placeOf } from '../../common/manifests.ts';
import { OwnRequests } from './OwnRequests.tsx';
import styles from './Support.module.css';
import { SupportForm } from './SupportForm.tsx';

/** Anybody asks for help here; signed-in people also find the answers here. */
export function SupportPage() {
  useDocumentTitle('Destek');
  const me = useSession(actorId);
  const isAdmin = useSession((session) => session.admin !== null);
  const [sent, setSent] = useState(0);
  return (
    <>
      <PageHeader
        title="Destek"
        lead="Sorunuzu her gün, her saat yazabilirsiniz. Her talebi ekibimizden biri okur ve yanıtlar."
        art="corner"
        narrow
      />
      <div className={styles.page}>
        {isAdmin ? (
          <Alert
            tone="info"
            action={<LinkButton to={placeOf('supportRequests')}>Talepleri yanıtla</LinkButton>}
          >
            Yönetici olarak giriş yaptınız. Gelen talepler yönetim sayfasındadır.
          </Alert>
        ) : (
          <Panel title="Yeni talep">
            <SupportForm key={me} onSent={() => setSent((n) => n + 1)} />
          </Panel>
        )}
        {me && <OwnRequests key={me} sent={sent} />}
      </div>
    </>
  );
}
