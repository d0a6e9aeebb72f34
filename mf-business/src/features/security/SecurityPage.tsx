import { DownloadPanel } from 'mf-shared/account';
import { SecurityPanels } from 'mf-shared/security';
import { isOwner, useSession } from 'mf-shared/session';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
import { Frame } from '../../common/Frame.tsx';
import { ClosePanel } from './ClosePanel.tsx';
import styles from './Security.module.css';

/**
 * Second factor, sessions and password of the owner and the staff, paid or not; for the owner also the venue's data.
 */
export function SecurityPage() {
  useDocumentTitle('Güvenlik');
  const owner = useSession(isOwner);
  return (
    <>
      <PageHeader
        title="Güvenlik"
        lead={`İki adımlı girişiniz, açık oturumlarınız, şifreniz${owner ? ', verileriniz' : ''}.`}
        art="corner"
      />
      <Frame className={styles.page}>
        <SecurityPanels />
        {owner && <VenueData />}
        <PasswordWay />
        {owner && <ClosePanel />}
      </Frame>
    </>
  );
}

function VenueData() {
  return (
    <DownloadPanel>
      <p>
        Dosyada işletme bilgileriniz, sahalarınız, fiyatlarınız, rezervasyonlar, abonelikler, telefon
        rezervasyonları, kapattığınız saatler, ekibiniz, yorumlar, mesajlar, ödemeler ve bildirimleriniz
        bulunur. Hangi veriyi neden tuttuğumuzu <Link to="/privacy-policy">Gizlilik ve KVKK</Link> sayfasında
        okuyabilirsiniz.
      </p>
    </DownloadPanel>
  );
}

/** The owner of an active venue has a form for it; everybody else uses a mail. */
function PasswordWay() {
  const hasForm = useSession((session) => isOwner(session) && session.business?.isActive === true);
  return (
    <Panel title="Şifre" lead="Yeni şifreyle diğer cihazlardaki oturumlarınız kapanır.">
      {hasForm ? (
        <LinkButton variant="secondary" className={styles.way} to="/profile/business">
          Şifremi değiştir
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" className={styles.way} to="/forgot-password?role=business">
          E-postama bağlantı iste
        </LinkButton>
      )}
    </Panel>
  );
}
