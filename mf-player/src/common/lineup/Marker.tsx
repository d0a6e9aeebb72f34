import { initials, thumbnailOf } from 'mf-shared/format';
import { cx } from 'mf-shared/ui/cx';
import styles from './Marker.module.css';
import { POSITION_SIGN, shortName } from './model.ts';

export type MarkerProps = {
  position: string;
  player: { fullName: string; photo: string | null; rating: number | null } | null;
  className?: string;
};

/** A player's marker on the pitch: face or initials, rating and name; an empty ring for a free place. */
export function Marker({ position, player, className }: MarkerProps) {
  return (
    <span
      className={cx(styles.marker, className)}
      data-free={player === null || undefined}
      data-keeper={position === 'Kaleci' || undefined}
      aria-hidden="true"
    >
      <span className={styles.disc}>
        {player?.photo && <img src={thumbnailOf(player.photo)} alt="" draggable={false} />}
        {player && !player.photo && initials(player.fullName)}
        {!player && POSITION_SIGN[position]}
        {typeof player?.rating === 'number' && <span className={styles.rating}>{player.rating}</span>}
      </span>
      {player && <span className={styles.name}>{shortName(player.fullName)}</span>}
    </span>
  );
}
