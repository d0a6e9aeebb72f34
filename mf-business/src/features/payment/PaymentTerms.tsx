import { Alert } from 'mf-shared/ui/Alert';
import { Link } from 'react-router-dom';
import styles from './Payment.module.css';

/** What the fee buys, and the terms. */
export function PaymentTerms() {
  return (
    <div className={styles.terms}>
      <section>
        <h2>Bu ödeme neyi karşılıyor?</h2>
        <p>
          İşletmeniz aktif olduğu sürece aramada görünür, oyuncular boş saatlerinizi canlı görür ve
          rezervasyon isteği gönderir. İlk ay ücretsizdir; sonrasında hizmet bedeli 30 günde bir ödenir.
          Kartınızdan kendiliğinden para çekilmez.
        </p>
      </section>
      <section>
        <h2>Ödemeden önce okuyun</h2>
        <Alert tone="success">
          Bankanız ödemeyi onayladığı anda işletmeniz aktif olur; başka bir şey yapmanız gerekmez.
        </Alert>
        <ul className={styles.warnings}>
          <li>
            Hesabınız ödemeden sonra <strong>30 gün</strong> aktif kalır.
          </li>
          <li>Bankanızın 3D Secure sayfası yeni bir pencerede açılır. Açılır pencerelere izin verin.</li>
          <li>Banka işlemi bitmeden pencereyi kapatmayın ve sayfayı yenilemeyin.</li>
          <li>
            Hiç rezervasyon almadıysanız 3 gün içinde iade isteyebilirsiniz:{' '}
            <Link to="/delivery-return">Teslimat ve iade koşulları</Link>
          </li>
        </ul>
      </section>
    </div>
  );
}
