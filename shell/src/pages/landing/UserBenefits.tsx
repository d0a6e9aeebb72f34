import type { Place } from 'mf-shared/contracts/remote';
import type { ReactNode } from 'react';
import { placeOf } from '../../common/manifests.ts';
import { CtaLink } from './CtaLink.tsx';
import { FindOpponent, FindPlayer, FindTeam, ReservePitch } from './tactics.tsx';
import styles from './UserBenefits.module.css';

type Card = { title: string; text: string; to: Place; action: string; art: ReactNode };

const CARDS: Card[] = [
  {
    title: 'Sahanızı ayırtın',
    text: 'Şehrinizdeki sahaların boş saatlerini, fiyatlarını ve yorumlarını görün; beğendiğiniz saate istek gönderin.',
    to: 'search',
    action: 'Saha ara',
    art: <ReservePitch />,
  },
  {
    title: 'Rakip takım bulun',
    text: 'Kadronuz hazır, karşınız boş mu? İlanlara bakın, denk bir rakiple saati konuşun.',
    to: 'opponentAds',
    action: 'Rakip bul',
    art: <FindOpponent />,
  },
  {
    title: 'Eksik oyuncuyu bulun',
    text: 'Bir kişi eksik diye maç iptal olmasın. Takım arayan oyuncuları mevkisine göre seçin.',
    to: 'teamAds',
    action: 'Oyuncu bul',
    art: <FindPlayer />,
  },
  {
    title: 'Kendinize takım bulun',
    text: 'Oyuncu arayan takımlara bakın, mesaj atın, bu hafta sahadaki yerinizi alın.',
    to: 'playerAds',
    action: 'Takım bul',
    art: <FindTeam />,
  },
];

/** The four cards are the four quarters of one pitch. */
export function UserBenefits() {
  return (
    <section className={styles.section} aria-labelledby="users-title">
      <h2 id="users-title">Sahaya çıkmanın dört yolu</h2>
      <div className={styles.pitch}>
        <span className={styles.circle} aria-hidden="true" />
        <span className={styles.boxStart} aria-hidden="true" />
        <span className={styles.boxEnd} aria-hidden="true" />
        {CARDS.map((card) => (
          <article key={card.to} className={styles.card}>
            {card.art}
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <CtaLink to={placeOf(card.to)}>{card.action}</CtaLink>
          </article>
        ))}
      </div>
    </section>
  );
}
