import { LINEUP_SLOTS } from 'mf-shared/contracts/lineups';
import styles from './LineupPitch.module.css';
import { spotOf } from './LineupPitch.tsx';
import { Marker } from './Marker.tsx';
import { Turf } from './Turf.tsx';

export type PositionPitchProps = { position: string | null; className?: string };

/** A pitch that highlights the places of one position. Decoration: the words beside it name the position. */
export function PositionPitch({ position, className }: PositionPitchProps) {
  return (
    <Turf className={className} aria-hidden="true">
      {LINEUP_SLOTS.map((slot) => (
        <span
          key={slot.label}
          className={styles.player}
          data-lit={slot.position === position || undefined}
          data-dim={slot.position !== position || undefined}
          style={spotOf(slot)}
        >
          <Marker position={slot.position} player={null} />
        </span>
      ))}
    </Turf>
  );
}
