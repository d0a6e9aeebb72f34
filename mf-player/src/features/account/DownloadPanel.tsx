import { Download } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { Link } from 'react-router-dom';
import styles from './Account.module.css';
import { useDownload } from './queries.ts';

/** Everything that is kept about the player, as a file. */
export function DownloadPanel() {
  const download = useDownload();
  return (
    <Panel title="Verilerimi indir" lead="Hakkınızda tuttuğumuz her şey tek bir JSON dosyasında.">
      <p>
        Dosyada profiliniz, rezervasyonlarınız, yorumlarınız, mesajlarınız, arkadaşlarınız, kadrolarınız,
        ilanlarınız, maçlarınız, turnuvalarınız, engelledikleriniz ve bildirimleriniz bulunur. Hangi veriyi
        neden tuttuğumuzu <Link to="/privacy-policy">Gizlilik ve KVKK</Link> sayfasında okuyabilirsiniz.
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Verilerimi indir
        </Button>
      </div>
    </Panel>
  );
}
