import { SecurityPanels } from 'mf-shared/security';
import { isOwner, useSession } from 'mf-shared/session';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
import { Frame } from '../../ui/Frame.tsx';
import styles from '../settings/Settings.module.css';

/** Second step, sessions and password of whoever of the venue's people asks, paid or not. */
export function SecurityPage() {
  useDocumentTitle('Güvenlik');
  return (
    <>
      <PageHeader title="Güvenlik" lead="İki adımlı girişiniz, açık oturumlarınız, şifreniz." art="corner" />
      <Frame className={styles.page}>
        <SecurityPanels />
        <PasswordWay />
      </Frame>
    </>
  );
}

/** An owner who has paid has a form for it; everybody else goes by mail. */
function PasswordWay() {
  const hasForm = useSession((session) => isOwner(session) && session.business?.isActive === true);
  return (
    <Panel title="Şifre" lead="Yeni şifreyle diğer cihazlardaki oturumlarınız kapanır.">
      <p>
        {hasForm ? (
          <>
            Şifrenizi <Link to="/profile/business">işletme panelinde</Link>, giriş bilgilerinizin yanında
            değiştirirsiniz.
          </>
        ) : (
          <>
            Yeni bir şifre için <Link to="/forgot-password?role=business">e-postanıza bağlantı isteyin</Link>.
          </>
        )}
      </p>
    </Panel>
  );
}
