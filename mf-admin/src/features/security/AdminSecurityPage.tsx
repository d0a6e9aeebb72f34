import { SecurityPanels } from 'mf-shared/security';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import styles from '../pending/Pending.module.css';

/** Second factor and sessions of the admin's account. */
export function AdminSecurityPage() {
  useDocumentTitle('Güvenlik');
  return (
    <>
      <PageHeader title="Güvenlik" lead="İki adımlı girişiniz ve açık oturumlarınız." art="corner" />
      <div className={styles.page}>
        <SecurityPanels />
      </div>
    </>
  );
}
