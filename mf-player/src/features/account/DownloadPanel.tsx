import { DownloadPanel as Panel } from 'mf-shared/account';
import { Link } from 'react-router-dom';

/** Downloads all data about the player as a file. */
export function DownloadPanel() {
  return (
    <Panel>
      <p>
        Dosyada profiliniz, rezervasyonlarınız, yorumlarınız, mesajlarınız, arkadaşlarınız, kadrolarınız,
        ilanlarınız, maçlarınız, turnuvalarınız, engelledikleriniz ve bildirimleriniz bulunur. Hangi veriyi
        neden tuttuğumuzu <Link to="/privacy-policy">Gizlilik ve KVKK</Link> sayfasında okuyabilirsiniz.
      </p>
    </Panel>
  );
}
