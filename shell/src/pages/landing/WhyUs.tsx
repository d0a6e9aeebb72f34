import { BRAND } from 'mf-shared/brand';
import styles from './WhyUs.module.css';

type Card = { glyph: string; title: string; text: string };

/** `glyph` is a path in a 48-unit square, drawn like chalk. */
const CARDS: Card[] = [
  {
    glyph: 'M24 5a19 19 0 1 0 .01 0M24 13v11l8 5',
    title: 'Gerçek zamanlı uygunluk',
    text: 'Boş görünen saat gerçekten boştur. Biri saati aldığı anda ekranınızda dolu görünür.',
  },
  {
    glyph:
      'M9 5a4 4 0 1 0 .01 0M39 15a4 4 0 1 0 .01 0M14 35a4 4 0 1 0 .01 0M13 10l21 8M36 22 18 36M9 13l4 22',
    title: 'Yapay zekâ destekli öneriler',
    text: 'Şehrinize ve oynadığınız saatlere göre saha, rakip ve oyuncu önerileri alırsınız.',
  },
  {
    glyph: 'M4 11H44V38H4ZM4 19H44M10 31h8M30 31l3 3 6-7',
    title: 'Güvenli kart ödemesi',
    text: 'İşletme ödemeleri bankanın 3D Secure sayfasında yapılır; kart bilgisi bizde kalmaz.',
  },
  {
    glyph: 'M6 26V23a18 18 0 0 1 36 0v3M6 25h7v13H6ZM35 25h7v13h-7ZM42 38c0 4-6 6-14 6',
    title: '7/24 destek',
    text: 'Haftanın her günü, günün her saati yazabilirsiniz. Gece maçından sonra da.',
  },
  {
    glyph: 'M3 15H12V33H3ZM36 15H45V33H36ZM17 9H31V39H17ZM20 24l3 4 5-8',
    title: 'Bir saat, tek takım',
    text: 'Aynı sahanın aynı saati iki kişiye verilmez. İlk isteyen, yanıt gelene kadar saati tutar.',
  },
  {
    glyph: 'M24 4 41 10V26c0 9-7 15-17 18C14 41 7 35 7 26V10ZM16 30l5-12 3 7 3-7 5 12',
    title: 'Size özel oyuncu kartı',
    text: 'Altı yetenek, mevkinize göre tek puan. Rakipleriniz puanladıkça kartınız gerçeği söyler.',
  },
];

export function WhyUs() {
  return (
    <section className={styles.section} aria-labelledby="why-title">
      <h2 id="why-title">Neden {BRAND}?</h2>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <article key={card.title} className={styles.card}>
            <svg className={styles.glyph} viewBox="0 0 48 48" aria-hidden="true">
              <path d={card.glyph} />
            </svg>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
