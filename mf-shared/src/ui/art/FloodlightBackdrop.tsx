import { cx } from '../cx.ts';
import styles from './FloodlightBackdrop.module.css';

/** A pitch at night under four floodlights, in perspective; fills its positioned parent as decoration. */
export function FloodlightBackdrop({ className }: { className?: string }) {
  return (
    <div className={cx(styles.backdrop, className)} aria-hidden="true">
      <svg viewBox="0 0 1200 700" preserveAspectRatio="xMidYMax slice" focusable="false" aria-hidden="true">
        <g className={styles.beams}>
          <path d="M96 92 0 700H520Z" />
          <path d="M1104 92 680 700h520Z" />
        </g>
        <g className={styles.turf}>
          <path d="M330 330H870L1500 720H-300Z" />
        </g>
        <g className={styles.mown}>
          <path d="M438 330h108L420 720H60ZM654 330h108l378 390H780Z" />
        </g>
        <g className={styles.lines}>
          <path d="M330 330H870L1500 720M330 330-300 720M170 430H1030" />
          <path d="M470 330v22h260v-22" />
          <ellipse cx="600" cy="560" rx="230" ry="74" />
          <path d="M-60 560H1260" />
          <ellipse cx="600" cy="560" rx="6" ry="3" className={styles.spot} />
        </g>
        <Mast x={96} />
        <Mast x={1104} />
      </svg>
    </div>
  );
}

function Mast({ x }: { x: number }) {
  const lamps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  return (
    <g>
      <path d={`M${x} 110V${340}`} className={styles.mast} />
      <circle cx={x} cy="92" r="90" className={styles.glow} />
      {lamps.map((lamp) => (
        <circle
          key={lamp}
          cx={x - 22 + (lamp % 3) * 22}
          cy={70 + Math.floor(lamp / 3) * 22}
          r="8"
          className={styles.lamp}
        />
      ))}
    </g>
  );
}
