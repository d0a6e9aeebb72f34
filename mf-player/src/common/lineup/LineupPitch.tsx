import type { LineupPlayer } from 'mf-shared/contracts/lineups';
import { cx } from 'mf-shared/ui/cx';
import styles from './LineupPitch.module.css';
import { Marker } from './Marker.tsx';
import { Turf } from './Turf.tsx';

export type LineupPitchProps = {
  /** Name of the lineup, for screen readers. */
  name: string;
  /** `isDim` marks those who have not said yes. */
  players: readonly (LineupPlayer & { isDim?: boolean })[];
  className?: string;
};

/** A read-only lineup on a pitch. */
export function LineupPitch({ name, players, className }: LineupPitchProps) {
  return (
    <Turf className={cx(className)}>
      <ul aria-label={`${name}, dizilişi`} className={styles.players}>
        {players.map((one) => (
          <li
            key={one.player}
            className={styles.player}
            data-dim={one.isDim || undefined}
            style={{ left: `${one.x}%`, top: `${one.y}%` }}
          >
            <Marker position={one.position} player={one} />
            <span className="visually-hidden">
              {one.position}: {one.fullName}, puanı {one.rating}
            </span>
          </li>
        ))}
      </ul>
    </Turf>
  );
}
