import { styles } from 'mf-shared/gallery';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { PlayerCard } from '../src/common/player-card/PlayerCard.tsx';
import { Stars } from '../src/common/Stars.tsx';
import { StarsInput } from '../src/common/StarsInput.tsx';

const HIGH = { speed: 82, shooting: 88, passing: 76, dribbling: 85, defense: 41, physical: 70 };
const LOW = { speed: 48, shooting: 30, passing: 55, dribbling: 44, defense: 72, physical: 66 };

export function CardsSection() {
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <Panel title="Oyuncu kartları">
        <div className={styles.grid}>
          <PlayerCard
            fullName="Işıl İğdeci"
            position="Forvet"
            city="İstanbul"
            foot="Sağ"
            stats={HIGH}
            rating={86}
          />
          <PlayerCard
            fullName="Çağrı Şükrü Büyükgöğüs"
            position="Ofansif Orta Saha"
            city="Kahramanmaraş"
            foot="Çift"
            stats={HIGH}
            rating={79}
          />
          <PlayerCard fullName="Ali Kaya" position="Stoper" city="İzmir" stats={LOW} rating={62} />
          <PlayerCard fullName="Ömer Ünal" position="Kaleci" foot="Sol" stats={LOW} rating={54} />
        </div>
      </Panel>
      <Panel title="Yıldızlar">
        <div className={styles.grid}>
          {[4.2, 2.9, null].map((value) => (
            <Stars key={value} value={value} figure count={value ? 23 : 0} />
          ))}
          <StarsInput value={stars} onChange={setStars} />
        </div>
      </Panel>
    </>
  );
}
