import { Card } from '../src/ui/Card.tsx';
import { Panel } from '../src/ui/Panel.tsx';
import { Photo } from '../src/ui/Photo.tsx';
import { PlayerCard } from '../src/ui/PlayerCard.tsx';
import { Price } from '../src/ui/Price.tsx';
import { Stars } from '../src/ui/Stars.tsx';
import { STATS } from './demo.ts';
import styles from './Gallery.module.css';

const LOW = { speed: 48, shooting: 30, passing: 55, dribbling: 44, defense: 72, physical: 66 };

export function CardsSection() {
  return (
    <>
      <Panel title="Oyuncu kartları">
        <div className={styles.grid}>
          <PlayerCard
            fullName="Işıl İğdeci"
            position="Forvet"
            city="İstanbul"
            foot="Sağ"
            stats={STATS}
            rating={86}
          />
          <PlayerCard
            fullName="Çağrı Şükrü Büyükgöğüs"
            position="Ofansif Orta Saha"
            city="Kahramanmaraş"
            foot="Çift"
            stats={STATS}
            rating={79}
          />
          <PlayerCard fullName="Ali Kaya" position="Stoper" city="İzmir" stats={LOW} rating={62} />
          <PlayerCard fullName="Ömer Ünal" position="Kaleci" foot="Sol" stats={LOW} rating={54} />
        </div>
      </Panel>
      <section className={styles.grid} aria-label="Kartlar">
        {['Kadıköy Arena', 'Boğaziçi Spor', 'Yıldız Halısaha'].map((name, index) => (
          <Card key={name} interactive padding="none">
            <Photo src={index === 0 ? '/yok.webp' : null} alt={name} ratio="16 / 9" />
            <div className={styles.caption}>
              <h3>{name}</h3>
              <Stars value={4.2 - index * 1.3} figure count={23 - index * 9} />
              <Price amount={1500 - index * 150} per="saat" />
            </div>
          </Card>
        ))}
      </section>
    </>
  );
}
