import { BRAND } from 'mf-shared/brand';
import { SUPPORT_KEPT_DAYS } from 'mf-shared/contracts/support';
import { Link } from 'react-router-dom';
import { placeOf } from '../../common/manifests.ts';
import { SupportLink } from './facts.tsx';
import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    id: 'veri-sorumlusu',
    title: 'Veri sorumlusu',
    body: (
      <p>
        6698 sayılı Kişisel Verilerin Korunması Kanunu (“KVKK”) bakımından veri sorumlusu {BRAND} (“Platform”)
        işletmecisidir. Kişisel verilerinizle ilgili her konuda{' '}
        <SupportLink subject="privacy">destek formundan</SupportLink> bize ulaşabilirsiniz.
      </p>
    ),
  },
  {
    id: 'veriler',
    title: 'İşlediğimiz kişisel veriler',
    body: (
      <dl>
        <dt>Oyuncular</dt>
        <dd>
          Ad soyad, e-posta, telefon, şehir, mevki, kullandığınız ayak, oynadığınız takımlar, fotoğraf,
          yetenek değerleri ve maç sonrası puanlar.
        </dd>
        <dt>İşletmeler</dt>
        <dd>
          Yetkilinin adı soyadı, işletme adı, e-posta, telefon, adres, harita konumu, saha, fiyat ve çalışma
          saati bilgileri, olanakların açıklaması ve fotoğraflar.
        </dd>
        <dt>Kullanım sırasında oluşanlar</dt>
        <dd>
          Rezervasyonlar, abonelik istekleri, mesajlar, ilanlar, kadrolar, maçlar, arkadaşlıklar, yorumlar,
          destek talepleri, giriş ve güvenlik kayıtları.
        </dd>
        <dt>Ödeme</dt>
        <dd>
          İşletmenin ödeme adı, e-postası, tutar, tarih ve sonuç.{' '}
          <strong>Kart numaranızı görmeyiz ve saklamayız:</strong> kart bilgileri 3D Secure sayfasında
          doğrudan banka tarafından alınır.
        </dd>
      </dl>
    ),
  },
  {
    id: 'amaclar',
    title: 'İşleme amaçları ve hukuki sebepler',
    body: (
      <ul>
        <li>
          <strong>Sözleşmenin kurulması ve ifası</strong> (KVKK m. 5/2-c): üyelik, rezervasyon, abonelik,
          mesajlaşma ve işletme hizmetinin sunulması.
        </li>
        <li>
          <strong>Hukuki yükümlülük</strong> (m. 5/2-ç): ödeme ve muhasebe kayıtlarının tutulması, yetkili
          makam taleplerinin karşılanması.
        </li>
        <li>
          <strong>Meşru menfaat</strong> (m. 5/2-f): hesap güvenliği, kötüye kullanımın önlenmesi, hizmetin
          iyileştirilmesi ve saha önerilerinin sıralanması.
        </li>
        <li>
          <strong>Açık rıza</strong> (m. 5/1): yalnızca rızanızı ayrıca istediğimiz durumlarda, örneğin
          tarayıcı bildirimlerinde. Rızanızı dilediğiniz zaman geri alabilirsiniz.
        </li>
      </ul>
    ),
  },
  {
    id: 'toplama',
    title: 'Toplama yöntemi',
    body: (
      <p>
        Veriler, kayıt ve profil formlarını doldurduğunuzda, Platform’da işlem yaptığınızda ve cihazınız
        sunucuya bağlandığında elektronik ortamda toplanır. Kayıt ve giriş sırasındaki insan doğrulaması kendi
        sunucumuzda çalışacak biçimde sunulur.
      </p>
    ),
  },
  {
    id: 'aktarim',
    title: 'Kimlerle paylaşılır?',
    body: (
      <ul>
        <li>
          <strong>Rezervasyon yaptığınız işletme</strong> adınızı, e-postanızı ve telefonunuzu görür; böylece
          size ulaşabilir.
        </li>
        <li>
          <strong>Diğer üyeler</strong> profilinizde adınızı, fotoğrafınızı, takımlarınızı, mevkinizi ve
          oyuncu kartınızı görür. Telefonunuz ve e-⁠postanız diğer oyunculara gösterilmez.
        </li>
        <li>
          <strong>Banka ve ödeme kuruluşu</strong> yalnızca işletme ödemesinin alınması için gereken bilgileri
          alır.
        </li>
        <li>
          <strong>Hizmet sağlayıcılar</strong> (barındırma, e-posta, harita görüntüleri) yalnızca hizmetin
          gerektirdiği kadarını işler. Harita açtığınızda harita sağlayıcısı IP adresinizi görebilir.
        </li>
        <li>
          <strong>Yetkili kamu kurumları</strong> ile yasal zorunluluk hâlinde paylaşılır.
        </li>
      </ul>
    ),
  },
  {
    id: 'saklama',
    title: 'Saklama süreleri',
    body: (
      <ul>
        <li>
          7 gün içinde yanıtlanmayan rezervasyon istekleri; adınız, telefonunuz ve notunuzla birlikte otomatik
          olarak silinir.
        </li>
        <li>İlanlar 7 gün sonra otomatik olarak silinir.</li>
        <li>Destek talepleri, yanıtlandıktan {SUPPORT_KEPT_DAYS} gün sonra silinir.</li>
        <li>Hesap bilgileriniz, hesabınız açık kaldığı sürece saklanır.</li>
        <li>
          Veri silme talepleri en geç <strong>7 iş günü</strong> içinde sonuçlandırılır.
        </li>
        <li>
          Hesap silindiğinde, başkalarının kaydında kalması gereken bilgiler (örneğin geçmiş bir maçın sonucu)
          kimliğiniz anlaşılmayacak biçimde anonimleştirilir.
        </li>
        <li>Ödeme kayıtları, vergi ve ticaret mevzuatının öngördüğü süre boyunca saklanır.</li>
      </ul>
    ),
  },
  {
    id: 'cihaz',
    title: 'Çerezler ve cihazınızda saklananlar',
    body: (
      <p>
        Reklam veya izleme çerezi kullanmayız. Oturumunuzun açık kalması için oturum anahtarı, işletme
        hesaplarında işletme numarası ve seçtiğiniz görünüm (açık ya da koyu) tarayıcınızın yerel deposunda
        tutulur. Oyuncu bilgileriniz, yenilediğiniz sayfa beklemeden açılsın diye sekme kapanana kadar
        tarayıcınızda kalır. Çıkış yaptığınızda oturum bilgileri silinir.
      </p>
    ),
  },
  {
    id: 'guvenlik',
    title: 'Güvenlik',
    body: (
      <ul>
        <li>Şifreler geri döndürülemez biçimde, argon2id ile özetlenerek saklanır; biz de okuyamayız.</li>
        <li>Yüklediğiniz fotoğraflardan çekim yeri ve cihaz bilgisi silinir.</li>
        <li>Her işlem sunucuda yetki denetiminden geçer; işletmeler yalnızca kendi kayıtlarına ulaşır.</li>
        <li>Şifrenizi değiştirdiğinizde veya hesabınızı sildiğinizde açık oturumlar hemen sona erer.</li>
      </ul>
    ),
  },
  {
    id: 'haklar',
    title: 'KVKK kapsamındaki haklarınız',
    body: (
      <>
        <p>KVKK’nın 11. maddesi uyarınca şu haklara sahipsiniz:</p>
        <ul>
          <li>Kişisel verilerinizin işlenip işlenmediğini öğrenmek ve buna ilişkin bilgi istemek,</li>
          <li>İşleme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek,</li>
          <li>Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilmek,</li>
          <li>Eksik veya yanlış işlenmişse düzeltilmesini istemek,</li>
          <li>Silinmesini veya yok edilmesini istemek,</li>
          <li>Düzeltme ve silmenin, verilerin aktarıldığı kişilere bildirilmesini istemek,</li>
          <li>Yalnızca otomatik analizle aleyhinize çıkan bir sonuca itiraz etmek,</li>
          <li>Kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini istemek.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'basvuru',
    title: 'Haklarınızı nasıl kullanırsınız?',
    body: (
      <>
        <p>
          Giriş yaptıktan sonra <Link to={placeOf('playerAccount')}>Hesabım ve verilerim</Link> sayfasından{' '}
          <strong>bütün verilerinizi indirebilir</strong> ve <strong>hesabınızı silebilirsiniz</strong>.
          İşletme sahipleri aynısını <Link to={placeOf('venueSecurity')}>Güvenlik</Link> sayfasından yapar:{' '}
          <strong>işletme hesabı kapatıldığında</strong> gelecek rezervasyonlar oyunculara haber verilerek
          iptal edilir, yetkilinin bilgileri, ekip, fotoğraflar ve telefonla arayanların bilgileri silinir;
          geçmiş rezervasyonlarda işletmenin adı kalır, ödeme kayıtları yasal süre boyunca saklanır. Bunun
          için bize yazmanız gerekmez.
        </p>
        <p>
          Diğer talepleriniz için giriş yapıp <SupportLink subject="privacy">destek formunu</SupportLink>{' '}
          doldurun. Silme talepleri 7 iş günü içinde, diğer başvurular en geç 30 gün içinde ücretsiz olarak
          yanıtlanır. Yanıtı yetersiz bulursanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.
        </p>
      </>
    ),
  },
];

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      path="/privacy-policy"
      lead="Hangi verilerinizi neden işlediğimizi, kimin gördüğünü ve haklarınızı nasıl kullanacağınızı açıkça anlatıyoruz."
      sections={sections}
    />
  );
}
