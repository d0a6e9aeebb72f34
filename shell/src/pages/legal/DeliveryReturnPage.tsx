import { BRAND } from 'mf-shared/brand';
import { Link } from 'react-router-dom';
import { MONTHLY_FEE, SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'teslimat',
    title: 'Teslimat',
    body: (
      <>
        <p>
          {BRAND} işletme hizmeti dijitaldir; kargo veya fiziksel teslimat yoktur. Banka ödemeyi onayladığında
          hizmet hemen tanımlanır ve hesabınız ödemeden sonra 30 gün aktif kalır.
        </p>
        <p>
          Ödemeden sonra başka bir şey yapmanız gerekmez. Hesabınız yine de pasif görünüyorsa ödeme tarihini{' '}
          <SupportLink subject="payment">destek formundan</SupportLink> bildirin; kart bilgisi göndermeyin.
        </p>
      </>
    ),
  },
  {
    id: 'kosullar',
    title: 'İade koşulları',
    body: (
      <>
        <p>Ödediğiniz {MONTHLY_FEE} için iade isteyebilmeniz, iki koşulun birlikte sağlanmasına bağlıdır:</p>
        <ol>
          <li>
            Talebinizi ödemeden sonraki <strong>3 gün</strong> içinde iletmiş olmanız,
          </li>
          <li>Bu dönemde Platform üzerinden hiç rezervasyon almamış olmanız.</li>
        </ol>
        <p>Ücretsiz ilk ay için ödeme alınmadığından iade söz konusu değildir.</p>
      </>
    ),
  },
  {
    id: 'talep',
    title: 'İade talebi nasıl yapılır?',
    body: (
      <p>
        İşletme hesabınızla giriş yapıp <SupportLink subject="refund">destek formunda</SupportLink> “İade
        talebi” konusunu seçin; son ödemeniz talebinize kendiliğinden eklenir. Yanıtımızı aynı sayfada,
        bildirimlerinizde ve e-⁠postanızda bulursunuz. Kart numaranızı veya şifrenizi hiçbir zaman istemeyiz.
      </p>
    ),
  },
  {
    id: 'sureler',
    title: 'Süreler',
    body: (
      <table>
        <caption>İade süreci</caption>
        <thead>
          <tr>
            <th scope="col">Adım</th>
            <th scope="col">Süre</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">İade talebi</th>
            <td>Ödemeden sonra 3 gün içinde</td>
          </tr>
          <tr>
            <th scope="row">İnceleme</th>
            <td>5 iş günü içinde</td>
          </tr>
          <tr>
            <th scope="row">Ödeme (onaylanırsa)</th>
            <td>7 iş günü içinde, ödeme yapılan karta</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'banka',
    title: 'Bankaya ilişkin notlar',
    body: (
      <p>
        İadeyi gönderdikten sonra tutarın kart ekstresine yansıması bankanıza göre değişebilir. Kart
        verileriniz 3D Secure sayfasında banka tarafından işlendiği için iade de aynı karta, banka
        aracılığıyla yapılır.
      </p>
    ),
  },
  {
    id: 'saha-ucreti',
    title: 'Saha ücretleri',
    body: (
      <p>
        Saha ücretleri Platform üzerinden ödenmez. Ödediğiniz saha ücreti veya kaporanın iadesi için doğrudan
        işletmeyle görüşün; mesajlar bölümünden yazabilirsiniz.
      </p>
    ),
  },
  {
    id: 'belgeler',
    title: 'İlgili belgeler',
    body: (
      <p>
        <Link to="/mesafeli-satis-sozlesmesi">Mesafeli Satış Sözleşmesi</Link> ve{' '}
        <Link to="/service-info">Hizmet ve Fiyat Bilgisi</Link> bu sayfanın tamamlayıcısıdır.
      </p>
    ),
  },
];

export function DeliveryReturnPage() {
  return (
    <LegalPage
      path="/delivery-return"
      lead="Hizmetiniz ne zaman başlar, hangi durumda, kaç günde iade alırsınız?"
      sections={sections}
    />
  );
}
