import type { ReactNode } from 'react';
import styles from './UserBenefits.module.css';

/** Chalk-board drawings of the four ways onto the pitch: rings are others, the full dot is you. */
function Board({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 72" aria-hidden="true">
      {children}
    </svg>
  );
}

const rings = (points: [number, number][]) =>
  points.map(([x, y]) => <circle key={`${x}-${y}`} className={styles.ring} cx={x} cy={y} r="7" />);

const HOURS = [2, 34, 66, 98, 130];

export function ReservePitch() {
  return (
    <Board>
      {HOURS.map((x) => (
        <rect
          key={x}
          className={x === 98 ? styles.mine : styles.ring}
          x={x}
          y="24"
          width="26"
          height="38"
          rx="3"
        />
      ))}
      <path className={styles.run} d="M111 2v14m-6-6 6 7 6-7" />
    </Board>
  );
}

export function FindOpponent() {
  return (
    <Board>
      {rings([
        [114, 12],
        [114, 60],
        [148, 36],
      ])}
      <circle className={styles.mine} cx="12" cy="36" r="7" />
      <circle className={styles.mine} cx="46" cy="12" r="7" />
      <circle className={styles.mine} cx="46" cy="60" r="7" />
      <path className={styles.run} d="M80 4v64" strokeDasharray="5 6" />
    </Board>
  );
}

export function FindPlayer() {
  return (
    <Board>
      {rings([
        [12, 36],
        [58, 12],
        [58, 60],
        [104, 36],
      ])}
      <circle className={styles.missing} cx="146" cy="36" r="11" />
      <path className={styles.run} d="M115 36h14m-6-6 7 6-7 6" />
    </Board>
  );
}

export function FindTeam() {
  return (
    <Board>
      {rings([
        [100, 36],
        [148, 14],
        [148, 58],
      ])}
      <circle className={styles.mine} cx="12" cy="60" r="8" />
      <path className={styles.run} d="M24 54C44 44 52 22 80 30m-9-7 10 7-11 5" />
    </Board>
  );
}
