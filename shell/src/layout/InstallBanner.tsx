import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { install } from '../common/install.ts';
import { deviceStorage } from '../common/storage.ts';
import styles from '../session/EmailBanner.module.css';
import { DECLINED } from './useInstallMoment.ts';

/** Offers the installation above a page whose content people want at the pitch, too. */
export function InstallBanner() {
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return null;
  const decline = () => {
    deviceStorage.setItem(DECLINED, String(Date.now()));
    setDeclined(true);
  };
  return (
    <section className={styles.banner} aria-label="Uygulamayı yükleyin">
      <p>Topla’yı cihazınıza ekleyin; bu sayfa bağlantınız yokken de açılsın.</p>
      <Button size="sm" variant="secondary" onClick={() => void install()}>
        Uygulamayı yükle
      </Button>
      <Button size="sm" variant="ghost" onClick={decline}>
        Şimdi değil
      </Button>
    </section>
  );
}
