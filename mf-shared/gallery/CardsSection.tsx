import { Card } from '../src/ui/Card.tsx';
import { Photo } from '../src/ui/Photo.tsx';
import { Price } from '../src/ui/Price.tsx';
import styles from './Gallery.module.css';

export function CardsSection() {
  return (
    <section className={styles.grid} aria-label="Kartlar">
      {['Kadıköy Arena', 'Boğaziçi Spor', 'Yıldız Halısaha'].map((name, index) => (
        <Card key={name} interactive padding="none">
          <Photo src={index === 0 ? '/yok.webp' : null} alt={name} ratio="16 / 9" />
          <div className={styles.caption}>
            <h3>{name}</h3>
            <Price amount={1500 - index * 150} per="saat" />
          </div>
        </Card>
      ))}
    </section>
  );
}
