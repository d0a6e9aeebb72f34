import type { LineupPlayer } from 'mf-shared/contracts/lineups';
import { cx } from 'mf-shared/ui/cx';
import type { CSSProperties } from 'react';
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

/** The point of a player, which the style keeps on the pitch. */
export const spotOf = ({ x, y }: { x: number; y: number }) =>
  ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

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
            style={spotOf(one)}
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
