import { BRAND } from 'mf-shared/brand';
import { Link } from 'react-router-dom';
import { MONTHLY_FEE, SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'fiyat',
    title: 'Fiyat tablosu',
    body: (
      <table>
        <caption>Platform ücretleri</caption>
        <thead>
          <tr>
            <th scope="col">Kim için</th>
            <th scope="col">Hizmet</th>
            <th scope="col">Ücret</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Oyuncu</th>
            <td>Saha arama, rezervasyon, ilan, kadro, mesaj</td>
            <td>Ücretsiz</td>
          </tr>
          <tr>
            <th scope="row">İşletme</th>
            <td>İlk ay (onaydan sonraki 30 gün)</td>
            <td>Ücretsiz</td>
          </tr>
          <tr>
            <th scope="row">İşletme</th>
            <td>Sonraki her 30 gün</td>
            <td>{MONTHLY_FEE.replace(' ', '\u00a0')}</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'icerik',
    title: 'Ücrete neler dâhil?',
    body: (
      <>
        <p>
          {BRAND} işletme hizmeti tek pakettir: bütün sahalarınız, rezervasyon ve abonelik yönetimi,
          mesajlaşma, anlık bildirimler, gelir takibi ve destek. Rezervasyon başına komisyon alınmaz.
        </p>
        <p>
          Saha kullanım ücretini her işletme kendisi belirler ve oyuncudan doğrudan tahsil eder. Bu ücret
          Platform’un hizmet bedeline dâhil değildir.
        </p>
      </>
    ),
  },
  {
    id: 'odeme',
    title: 'Ödeme nasıl yapılır?',
    body: (
      <ol>
        <li>İşletme hesabınızla giriş yapıp ödeme sayfasını açın.</li>
        <li>Ad soyad ve e-posta bilgilerinizi girin, sözleşmeyi okuyun.</li>
        <li>
          Bankanızın 3D Secure sayfasında kart bilgilerinizi ve doğrulama kodunu girin. Kart verilerini banka
          işler; Platform kart bilgilerini görmez ve saklamaz.
        </li>
        <li>Ödeme sonucunu ekranda görürsünüz. Hesabınız ödemeden sonra 30 gün aktif kalır.</li>
      </ol>
    ),
  },
  {
    id: 'donem',
    title: 'Ödeme dönemi',
    body: (
      <>
        <p>
          Hizmet bedeli 30 günde bir ödenir. Geçerli bir döneminiz varken ödeme sayfası yalnızca son 7 günde
          açılır; erken öderseniz 30 gün, mevcut sürenizin sonuna eklenir.
        </p>
        <p>
          Banka ödemeyi onayladığı anda işletmeniz aktif olur; ayrıca bir şey yapmanız gerekmez. Ödeme
          kartınızdan kendiliğinden çekilmez, her dönem sizin onayınızla yapılır.
        </p>
      </>
    ),
  },
  {
    id: 'iade',
    title: 'İade özeti',
    body: (
      <p>
        Ödemeden sonraki 3 gün içinde, bu dönemde hiç rezervasyon almadıysanız iade isteyebilirsiniz.
        Talebiniz 5 iş günü içinde incelenir; onaylanan tutar 7 iş günü içinde ödenir. Ayrıntılar{' '}
        <Link to="/delivery-return">Teslimat ve İade</Link> sayfasındadır.
      </p>
    ),
  },
  {
    id: 'destek',
    title: 'Destek',
    body: (
      <p>
        Haftanın 7 günü, günün 24 saati <SupportLink>destek formundan</SupportLink> bize yazabilirsiniz.
      </p>
    ),
  },
];

export function ServiceInfoPage() {
  return (
    <LegalPage
      path="/service-info"
      lead={`Oyuncular için ücretsiz. İşletmeler için ilk ay ücretsiz, sonra ayda ${MONTHLY_FEE}. Gizli ücret yok.`}
      sections={sections}
    />
  );
}
