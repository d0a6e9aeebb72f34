import { useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import styles from './Alerts.module.css';
import { HooksPanel } from './HooksPanel.tsx';
import { LimitsPanel } from './LimitsPanel.tsx';
import { TrialButton } from './TrialButton.tsx';

/** When alerts are sent, and where to. For owners of the platform. */
export function AlertsPage() {
  useDocumentTitle('Uyarı ayarları');
  const isOwner = useSession(({ admin }) => admin?.adminRole === 'owner');
  return (
    <>
      <PageHeader
        title="Uyarı ayarları"
        lead="Bir uyarı başladığında ve bittiğinde platform sahipleri bildirim ve e-posta alır, webhook adreslerine de ileti gider."
        kicker={<BackLink to="/admin/health">Sistem durumu</BackLink>}
        art="box"
        actions={isOwner && <TrialButton />}
      />
      <div className={styles.page}>
        {isOwner ? (
          <>
            <LimitsPanel />
            <HooksPanel />
          </>
        ) : (
          <EmptyState title="Bu sayfa platform sahiplerine açık.">
            Uyarıların değişmesi gerekiyorsa platform sahibine haber verin.
          </EmptyState>
        )}
      </div>
    </>
  );
}
