import { BRAND } from 'mf-shared/brand';
import { Link } from 'react-router-dom';
import { placeOf } from '../../common/manifests.ts';
import { MONTHLY_FEE, SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'kapsam',
    title: 'Hizmetin kapsamı',
    body: (
      <>
        <p>{BRAND} (“Platform”), halısaha işletmelerine şunları sunar:</p>
        <ul>
          <li>Fotoğraf, açıklama, olanaklar ve harita konumuyla bir işletme sayfası,</li>
          <li>Saha, kapasite, saatlik fiyat ve çalışma saatlerinin yönetimi,</li>
          <li>Gün gün rezervasyon tablosu; istekleri onaylama, reddetme ve silme,</li>
          <li>Haftalık aboneliklerin kabulü ve iptali,</li>
          <li>Oyuncularla mesajlaşma; rezervasyon, yorum ve mesajlarda anlık bildirim,</li>
          <li>Haftalık ve aylık gelir takibi,</li>
          <li>Oyuncu puanlarına dayanan sıralamada yer alma.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'baslangic',
    title: 'Nasıl başlanır?',
    body: (
      <ol>
        <li>
          <Link to={placeOf('registerVenue')}>İşletme kayıt</Link> formunda sahalarınızı, saatlerinizi ve
          konumunuzu girin.
        </li>
        <li>Kaydınız yönetici onayına gider. Onaylanana kadar işletmeniz aramalarda görünmez.</li>
        <li>Onayla birlikte ücretsiz ilk ayınız başlar ve işletmeniz hemen yayına girer.</li>
        <li>
          İlk 30 günün sonunda hizmet bedelini ödeyerek devam edersiniz. Devam etmek zorunda değilsiniz.
        </li>
      </ol>
    ),
  },
  {
    id: 'bedel',
    title: 'Hizmet bedeli ve yenileme',
    body: (
      <>
        <p>
          Aylık hizmet bedeli <strong>{MONTHLY_FEE}</strong>’dir ve 30 günde bir ödenir. Her ödeme hesabınızı
          30 gün aktif tutar. Ödeme gününüzü işletme hesabınızda görürsünüz.
        </p>
        <p>
          Ödeme kendiliğinden çekilmez. Ödeme günü geçtiğinde işletmeniz pasif duruma alınır: giriş yapabilir,
          ancak yalnızca ödeme sayfalarına ulaşırsınız; sahalarınız aramada görünmez ve yeni istek alamaz.
        </p>
      </>
    ),
  },
  {
    id: 'yukumlulukler',
    title: 'İşletmenin yükümlülükleri',
    body: (
      <ul>
        <li>Adres, fiyat, saat ve fotoğrafları doğru ve güncel tutmak,</li>
        <li>Onayladığı saatte sahayı, ilan ettiği koşullarda hazır bulundurmak,</li>
        <li>İstekleri zamanında yanıtlamak; 7 gün içinde yanıtlanmayan istekler otomatik olarak silinir,</li>
        <li>Telefonla aldığı rezervasyonları ve kapalı saatleri takvime işlemek,</li>
        <li>Oyuncuların iletişim bilgilerini yalnızca rezervasyon için kullanmak ve KVKK’ya uymak,</li>
        <li>Faaliyeti için gereken izin ve belgelere sahip olmak.</li>
      </ul>
    ),
  },
  {
    id: 'platform',
    title: 'Platform’un yükümlülükleri',
    body: (
      <ul>
        <li>Aynı sahanın aynı saatinin iki kişiye verilmesini engellemek,</li>
        <li>Boş ve dolu saatleri gerçek zamanlı göstermek,</li>
        <li>İşletme verilerini korumak ve talep hâlinde dışa aktarmak ya da silmek,</li>
        <li>Haftanın 7 günü, günün 24 saati destek başvurusu almak.</li>
      </ul>
    ),
  },
  {
    id: 'yorumlar',
    title: 'Yorumlar ve sıralama',
    body: (
      <p>
        Puan ve yorumlar oyunculara aittir. Sahada gerçekten oynamış oyuncuların yorumları “Doğrulanmış”
        olarak işaretlenir; ortalama puana ve sıralamaya yalnızca bu yorumlar katılır. Hakaret veya gerçek
        dışı iddia içeren yorumları bize bildirebilirsiniz.
      </p>
    ),
  },
  {
    id: 'ayrilma',
    title: 'Ayrılma ve iade',
    body: (
      <p>
        Hizmeti dilediğiniz zaman bırakabilirsiniz. İade koşulları{' '}
        <Link to="/delivery-return">Teslimat ve İade</Link> sayfasındadır. Verilerinizin silinmesini
        istediğinizde talebiniz 7 iş günü içinde sonuçlandırılır. Sorularınız için:{' '}
        <SupportLink>Destek formu</SupportLink>
      </p>
    ),
  },
];

export function BusinessServicePage() {
  return (
    <LegalPage
      path="/business-service"
      lead="Halısahanızı Platform’da yayınladığınızda ne alırsınız, ne ödersiniz, sizden ne beklenir: hepsi bu sayfada."
      sections={sections}
    />
  );
}
