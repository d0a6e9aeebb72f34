import { Link } from 'react-router-dom';
import { placeOf } from '../../common/manifests.ts';
import styles from './BusinessBenefits.module.css';

type Card = { figure: string; title: string; text: string };

const CARDS: Card[] = [
  {
    figure: '0 TL',
    title: 'İlk ay ücretsiz',
    text: 'Onaylandığınız gün yayına girersiniz, 30 gün boyunca hiçbir şey ödemezsiniz. Sonrası ayda 1.500 TL.',
  },
  {
    figure: '7 / 30',
    title: 'Haftalık ve aylık gelir takibi',
    text: 'Hangi saha, hangi gün, ne kazandırdı? Defter karıştırmadan görün.',
  },
  {
    figure: '+1',
    title: 'Anlık bildirimler',
    text: 'Yeni rezervasyon, yorum ve mesajdan o anda haberiniz olur; telefonda konuşurken bile.',
  },
  {
    figure: '20:00',
    title: 'Günün programı tek ekranda',
    text: 'Şimdi kim oynuyor, sırada kim var, kim yanıt bekliyor: gün gün, saha saha önünüzde.',
  },
  {
    figure: '4 × Salı',
    title: 'Düzenli gelen abonelikler',
    text: 'Her hafta aynı saatte oynayan takımlar saatini korur, siz boş saat kovalamazsınız.',
  },
  {
    figure: '1.',
    title: 'Kendi sayfanız, kendi puanınız',
    text: 'Fotoğraf, olanaklar, konum ve gerçek oyuncu yorumlarıyla şehrinizin sıralamasında yerinizi alın.',
  },
];

export function BusinessBenefits() {
  return (
    <section className={styles.band} aria-labelledby="business-title">
      <div className={styles.section}>
        <div className={styles.words}>
          <h2 id="business-title">Defter kapansın, sahalar dolsun.</h2>
          <p>Halısaha işletiyorsanız saatleriniz, istekleriniz ve gelirleriniz aynı yerde dursun.</p>
          <p className={styles.links}>
            <Link to={placeOf('registerVenue')}>İşletmenizi kaydedin</Link>
            <Link to="/login-business">İşletme girişi</Link>
          </p>
        </div>
        <div>
          {CARDS.map((card) => (
            <article key={card.title} className={styles.card}>
              <p className={styles.figure} aria-hidden="true">
                {card.figure}
              </p>
              <div>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
