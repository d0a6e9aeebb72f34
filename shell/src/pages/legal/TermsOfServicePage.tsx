import { BRAND } from 'mf-shared/brand';
import { Link } from 'react-router-dom';
import { MONTHLY_FEE, SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'taraflar',
    title: 'Taraflar ve konu',
    body: (
      <>
        <p>
          Bu koşullar, {BRAND} (“Platform”) ile Platform’u kullanan kişi ve işletmeler arasındaki ilişkiyi
          düzenler. Platform’a üye olduğunuzda ya da Platform’u ziyaret ettiğinizde bu koşulları kabul etmiş
          olursunuz.
        </p>
        <p>
          Metinde geçen “oyuncu” saha arayan ve rezervasyon isteyen üyeyi, “işletme” halısahasını Platform’da
          yayınlayan üyeyi ifade eder.
        </p>
      </>
    ),
  },
  {
    id: 'hizmet',
    title: 'Platform ne yapar?',
    body: (
      <>
        <p>
          Platform, oyuncularla halısaha işletmelerini buluşturur. Oyuncular sahaları ve boş saatleri görür,
          rezervasyon ve abonelik isteği gönderir, kadro kurar, rakip, oyuncu ve takım arar. İşletmeler
          saatlerini, isteklerini ve mesajlarını tek ekrandan yönetir.
        </p>
        <p>
          Saha kullanımına ilişkin anlaşma oyuncu ile işletme arasında kurulur. Platform bu anlaşmanın tarafı
          değildir ve saha ücretini tahsil etmez; saha ücreti doğrudan işletmeye ödenir.
        </p>
      </>
    ),
  },
  {
    id: 'uyelik',
    title: 'Üyelik ve hesap güvenliği',
    body: (
      <ul>
        <li>Kayıt sırasında verdiğiniz bilgilerin doğru ve güncel olması gerekir.</li>
        <li>Her e-posta adresiyle bir oyuncu hesabı ve bir işletme hesabı açılabilir.</li>
        <li>
          Şifrenizi kimseyle paylaşmayın. Hesabınızdan yapılan işlemler sizin tarafınızdan yapılmış sayılır;
          izinsiz bir kullanım fark ederseniz şifrenizi değiştirin ve bize haber verin.
        </li>
        <li>
          İşletme kayıtları yönetici onayından geçer. Onaylanmayan kayıtlar, yüklenen dosyalarla birlikte
          silinir.
        </li>
      </ul>
    ),
  },
  {
    id: 'rezervasyon',
    title: 'Rezervasyon kuralları',
    body: (
      <>
        <p>
          Gönderdiğiniz istek, işletme yanıtlayana kadar o saati sizin adınıza tutar. Rezervasyon, işletme
          onayladığında kesinleşir; sonuç size mesajla bildirilir.
        </p>
        <ul>
          <li>Aynı sahada bir hafta içinde en fazla 3 farklı saat için istek gönderebilirsiniz.</li>
          <li>Rezervasyonlar en çok 12 hafta sonrası için yapılabilir; geçmiş saatler seçilemez.</li>
          <li>7 gün içinde yanıtlanmayan rezervasyon istekleri otomatik olarak silinir ve saat boşalır.</li>
          <li>Bir işletmeye aynı anda yalnızca bir abonelik isteği gönderebilirsiniz.</li>
          <li>
            Gece yarısından sonraki saatler, açıldığı akşamın tarihiyle gösterilir: “20 Kasım Cuma gecesi,
            00:00-01:00” takvimde 21 Kasım’a denk gelir.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'ilanlar',
    title: 'İlanlar, puanlar ve yorumlar',
    body: (
      <ul>
        <li>
          Rakip, oyuncu ve takım ilanlarında aynı anda bir aktif ilanınız, haftada en çok 5 ilanınız olabilir.
        </li>
        <li>İlanlar 7 gün sonra otomatik olarak silinir.</li>
        <li>
          Maçtan sonra her rakip oyuncuyu bir kez puanlayabilirsiniz. Puanlar sahadaki oyunu yansıtmalıdır.
        </li>
        <li>Bir işletmeyi bir kez değerlendirebilirsiniz; yeni yorumunuz öncekinin yerine geçer.</li>
      </ul>
    ),
  },
  {
    id: 'yasaklar',
    title: 'İzin verilmeyen kullanımlar',
    body: (
      <>
        <p>Aşağıdaki durumlarda içeriği kaldırabilir, hesabı durdurabilir veya kapatabiliriz:</p>
        <ul>
          <li>Gerçek dışı kayıt, başkası adına işlem, gelinmeyecek saatlerin bilerek tutulması,</li>
          <li>Hakaret, tehdit, taciz, ayrımcılık ve izinsiz reklam,</li>
          <li>Başkasına ait fotoğraf veya metnin izinsiz yayınlanması,</li>
          <li>Platform’un işleyişini bozan otomatik sorgular ve güvenlik açıklarının kötüye kullanılması.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ucret',
    title: 'Ücretler',
    body: (
      <p>
        Platform oyuncular için ücretsizdir. İşletmelerden ilk ay ücretsiz olmak üzere aylık {MONTHLY_FEE}{' '}
        hizmet bedeli alınır. Ayrıntılar <Link to="/service-info">Hizmet ve Fiyat Bilgisi</Link> ile{' '}
        <Link to="/delivery-return">Teslimat ve İade</Link> sayfalarındadır.
      </p>
    ),
  },
  {
    id: 'sorumluluk',
    title: 'Sorumluluk',
    body: (
      <>
        <p>
          Sahanın bakımı, güvenliği, yayınlanan fiyat ve saatlerin doğruluğu işletmenin sorumluluğundadır.
          Oyuncular, istedikleri saate gelmekle ve sahanın kurallarına uymakla yükümlüdür.
        </p>
        <p>
          Platform’u kesintisiz ve güvenli tutmak için gereken özeni gösteririz. Bakım, altyapı arızası ve
          mücbir sebeplerden doğan kesintilerde, yasadan doğan zorunlu sorumluluklar saklıdır.
        </p>
      </>
    ),
  },
  {
    id: 'fikri-haklar',
    title: 'İçerik ve fikrî haklar',
    body: (
      <p>
        Platform’un yazılımı, tasarımı ve metinleri korunmaktadır. Yüklediğiniz fotoğraf ve metinler size
        aittir; onları Platform’da gösterebilmemiz için, içerik yayında kaldığı sürece geçerli, ücretsiz bir
        kullanım izni verirsiniz.
      </p>
    ),
  },
  {
    id: 'sona-erme',
    title: 'Üyeliğin sona ermesi',
    body: (
      <p>
        Hesabınızı dilediğiniz zaman silebilirsiniz. Verilerinizin silinmesi{' '}
        <Link to="/privacy-policy">Gizlilik ve KVKK Aydınlatma Metni</Link> uyarınca yürütülür. Bu koşullara
        aykırı kullanımda üyelik tarafımızca da sona erdirilebilir.
      </p>
    ),
  },
  {
    id: 'degisiklik',
    title: 'Değişiklikler, uygulanacak hukuk ve iletişim',
    body: (
      <>
        <p>
          Koşulları güncellediğimizde yeni metni bu sayfada, güncelleme tarihiyle birlikte yayınlarız.
          Platform’u kullanmaya devam etmeniz, güncel metnin sizin için geçerli olduğu anlamına gelir.
        </p>
        <p>
          Uyuşmazlıklarda Türkiye Cumhuriyeti hukuku uygulanır. Tüketicilerin, yerleşim yerlerindeki tüketici
          hakem heyetlerine ve tüketici mahkemelerine başvurma hakkı saklıdır.
        </p>
        <p>
          Sorularınız için: <SupportLink>Destek formu</SupportLink>
        </p>
      </>
    ),
  },
];

export function TermsOfServicePage() {
  return (
    <LegalPage
      path="/terms-of-service"
      lead="Sahada kurallar belli olunca oyun güzelleşir. Bu sayfa, Platform’u kullanırken hepimiz için geçerli olan kuralları anlatır."
      sections={sections}
    />
  );
}
