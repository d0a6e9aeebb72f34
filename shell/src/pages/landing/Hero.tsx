import { PitchLines } from 'mf-shared/ui/PitchLines';
import { Link } from 'react-router-dom';
import { placeOf } from '../../common/manifests.ts';
import { CtaLink } from './CtaLink.tsx';
import styles from './Hero.module.css';
import { Scoreboard } from './Scoreboard.tsx';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.scene} aria-hidden="true">
        <Floodlight className={styles.lightFar} />
        <Floodlight className={styles.lightNear} />
        <div className={styles.fence} />
        <div className={styles.ground}>
          <PitchLines part="full" className={styles.pitch} />
        </div>
      </div>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 id="hero-title">
            <span className={styles.welcome}>Hoş geldiniz.</span>
            <span className={styles.shout}>Bu akşam maç var.</span>
          </h1>
          <p className={styles.tagline}>
            Şehrinizdeki halısahaların boş saatlerini görün, saatinizi ayırtın, eksik oyuncuyu ve rakibi
            bulun.
          </p>
          <div className={styles.actions}>
            <CtaLink to={placeOf('search')} size="lg">
              Hemen Rezervasyon Yap
            </CtaLink>
            <p>
              Saha mı işletiyorsunuz? <Link to={placeOf('registerVenue')}>İlk ay ücretsiz başlayın</Link>
            </p>
          </div>
        </div>
        <div className={styles.board}>
          <Scoreboard />
        </div>
      </div>
    </section>
  );
}

const LAMPS = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({ x: 13 + column * 18, y: 12 + row * 16 })),
);

function Floodlight({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 80 1800" aria-hidden="true">
      <path className={styles.pole} d="M37 56H43L48 1800H32Z" />
      <rect className={styles.pole} width="80" height="58" rx="4" />
      {LAMPS.map((lamp) => (
        <circle key={`${lamp.x}-${lamp.y}`} className={styles.lamp} cx={lamp.x} cy={lamp.y} r="6" />
      ))}
    </svg>
  );
}
