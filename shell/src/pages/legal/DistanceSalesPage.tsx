import { BRAND } from 'mf-shared/brand';
import { Link } from 'react-router-dom';
import { MONTHLY_FEE, SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'taraflar',
    title: 'Taraflar',
    body: (
      <dl>
        <dt>Sağlayıcı</dt>
        <dd>
          {BRAND} (“Platform”), iletişim: <SupportLink>Destek formu</SupportLink>
        </dd>
        <dt>Alıcı</dt>
        <dd>
          Platform’a işletme olarak kayıtlı olan ve ödeme sayfasında adı soyadı ile e-posta adresi yer alan
          kişi veya kuruluş (“İşletme”). İşletme’nin kayıtlı ad, adres, telefon ve e-⁠posta bilgileri esas
          alınır.
        </dd>
      </dl>
    ),
  },
  {
    id: 'konu',
    title: 'Konu ve dayanak',
    body: (
      <p>
        Bu sözleşme, İşletme’nin elektronik ortamda satın aldığı aylık işletme hizmetine ilişkin hak ve
        yükümlülükleri, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler
        Yönetmeliği’nin bilgilendirme esaslarını gözeterek düzenler. İşletme’nin ticari veya mesleki amaçla
        hareket ettiği hâllerde tüketicilere özgü hükümler uygulanmaz; aşağıdaki iade hakkı yine de bütün
        işletmelere tanınır.
      </p>
    ),
  },
  {
    id: 'nitelik',
    title: 'Hizmetin nitelikleri',
    body: (
      <p>
        Hizmet, <Link to="/business-service">İşletme Hizmeti</Link> sayfasında tanımlanan, internet üzerinden
        sunulan rezervasyon ve işletme yönetimi hizmetidir. Fiziksel bir ürün teslim edilmez.
      </p>
    ),
  },
  {
    id: 'bedel',
    title: 'Bedel ve ödeme',
    body: (
      <ul>
        <li>
          Hizmet bedeli her 30 günlük dönem için <strong>{MONTHLY_FEE}</strong>’dir. İlk ay ücretsizdir.
        </li>
        <li>Ödeme sayfasında gösterilen tutar dışında bir bedel istenmez.</li>
        <li>
          Ödeme, banka veya kredi kartıyla, bankanın 3D Secure sayfasında yapılır. Kart verileri yalnızca
          banka ve ödeme kuruluşu tarafından işlenir.
        </li>
        <li>Ödeme 30 günde bir, her dönem İşletme’nin kendi işlemiyle yapılır; otomatik çekim yoktur.</li>
      </ul>
    ),
  },
  {
    id: 'ifa',
    title: 'Hizmetin ifası',
    body: (
      <p>
        Banka ödemeyi onayladığında İşletme’nin hesabı aktifleştirilir ve ödemeden sonra 30 gün aktif kalır.
        Ödeme, mevcut sürenin bitiminden önce yapılmışsa 30 gün, o sürenin bitiminden itibaren eklenir.
      </p>
    ),
  },
  {
    id: 'cayma',
    title: 'İade ve cayma',
    body: (
      <>
        <p>
          İşletme, ödemeden sonraki <strong>3 gün</strong> içinde, bu dönemde Platform üzerinden hiç
          rezervasyon almamış olması koşuluyla iade isteyebilir. Talep <strong>5 iş günü</strong> içinde
          incelenir; onaylanan iade <strong>7 iş günü</strong> içinde ödemenin yapıldığı karta gönderilir.
        </p>
        <p>
          Rezervasyon alınmasıyla hizmetten fiilen yararlanılmış sayılır ve o dönem için iade yapılmaz.
          Tüketici sıfatı taşıyanların yasadan doğan cayma hakları saklıdır.
        </p>
      </>
    ),
  },
  {
    id: 'yukumlulukler',
    title: 'Tarafların yükümlülükleri',
    body: (
      <ul>
        <li>Sağlayıcı, hizmeti özenle ve olağan bakım dışında kesintisiz sunar.</li>
        <li>
          İşletme, doğru bilgi verir ve <Link to="/terms-of-service">Kullanım Koşulları</Link>’na uyar.
        </li>
        <li>
          Taraflar, kişisel verileri <Link to="/privacy-policy">Gizlilik ve KVKK Aydınlatma Metni</Link>’ne ve
          KVKK’ya uygun işler.
        </li>
        <li>Mücbir sebep hâlinde yükümlülükler, sebep ortadan kalkana kadar askıya alınır.</li>
      </ul>
    ),
  },
  {
    id: 'sona-erme',
    title: 'Süre ve sona erme',
    body: (
      <p>
        Sözleşme, ödenen 30 günlük dönem boyunca geçerlidir. Yeni dönem ödenmezse kendiliğinden sona erer ve
        hesap pasif duruma geçer. İşletme’nin veri silme talebi 7 iş günü içinde yerine getirilir; yasal
        saklama süreleri saklıdır.
      </p>
    ),
  },
  {
    id: 'uyusmazlik',
    title: 'Şikâyet ve uyuşmazlık',
    body: (
      <p>
        Şikâyetler <SupportLink>destek formundan</SupportLink> iletilir. Uyuşmazlıklarda Türkiye Cumhuriyeti
        hukuku uygulanır. Tüketici sıfatı taşıyanlar, yasal parasal sınırlar içinde tüketici hakem heyetlerine
        ve tüketici mahkemelerine başvurabilir.
      </p>
    ),
  },
  {
    id: 'yururluk',
    title: 'Yürürlük',
    body: (
      <p>
        İşletme, ödemeyi başlatmadan önce bu sözleşmeyi ve hizmetin niteliklerini, bedelini, ödeme biçimini ve
        iade koşullarını okuduğunu kabul eder. Sözleşme, ödemenin banka tarafından onaylanmasıyla kurulur ve
        bu sayfada her zaman okunabilir.
      </p>
    ),
  },
];

export function DistanceSalesPage() {
  return (
    <LegalPage
      path="/mesafeli-satis-sozlesmesi"
      lead="Aylık işletme hizmetini internetten satın alırken geçerli olan sözleşme."
      sections={sections}
    />
  );
}
