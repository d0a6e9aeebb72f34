import { CONFIDENCE_TEXT, confidenceOf, foilOf, ratersText } from 'mf-shared/card';
import { cx } from 'mf-shared/ui/cx';
import { Logo } from 'mf-shared/ui/Logo';
import { PitchLines } from 'mf-shared/ui/PitchLines';
import styles from './PlayerCard.module.css';
import { Shirt } from './Shirt.tsx';
import { SKILLS, SkillRadar, type SkillStats } from './SkillRadar.tsx';

export type PlayerCardProps = {
  fullName: string;
  position: string;
  city?: string | null | undefined;
  /** Sağ, Sol or Çift. */
  foot?: string | null | undefined;
  photoUrl?: string | null | undefined;
  /** Each 0 to 100. */
  stats: SkillStats;
  /** Weighted rating, 0 to 100. */
  rating: number;
  /** Number of different players who rated this player; without it the card shows nothing about them. */
  raters?: number | undefined;
  className?: string;
};

/** The player's collectible card; dark in both themes. */
export function PlayerCard(props: PlayerCardProps) {
  const { fullName, position, city, foot, photoUrl, stats, rating, raters, className } = props;
  return (
    <article
      className={cx(styles.card, className)}
      data-theme="dark"
      data-foil={foilOf(rating)}
      aria-label={`${fullName}, oyuncu kartı`}
    >
      <div className={styles.top}>
        <PitchLines part="centre" className={styles.lines} />
        <div className={styles.portrait}>
          {photoUrl ? (
            <img src={photoUrl} alt={fullName} className={styles.photo} />
          ) : (
            <Shirt name={fullName} />
          )}
        </div>
        <p className={styles.rating}>
          <span className="visually-hidden">Genel puan </span>
          {rating}
        </p>
        <p className={styles.position}>{position}</p>
      </div>
      <p className={styles.name}>{fullName}</p>
      <div className={styles.skills}>
        <SkillRadar stats={stats} className={styles.radar} />
        <dl className={styles.numbers}>
          {SKILLS.map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{stats[key]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {raters !== undefined && <Confidence raters={raters} />}
      <p className={styles.foot}>
        <span>{city}</span>
        <Logo mark className={styles.mark} />
        <span>{foot && (foot === 'Çift' ? 'Çift ayak' : `${foot} ayak`)}</span>
      </p>
    </article>
  );
}

/** How many players gave the rating, and how certain it is. */
function Confidence({ raters }: { raters: number }) {
  const level = confidenceOf(raters);
  return (
    <p className={styles.confidence} data-level={level}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>
        <b>{ratersText(raters)}</b>, {CONFIDENCE_TEXT[level]}
      </span>
    </p>
  );
}
