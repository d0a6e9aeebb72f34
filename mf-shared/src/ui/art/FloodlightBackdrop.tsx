import { cx } from '../cx.ts';
import styles from './FloodlightBackdrop.module.css';

/* The pitch seen from a low stand behind the halfway line: one perspective for all of its lines. */
const TURF = 'M330 331L870 331L2175 890L-975 890Z';
const MOWN =
  'M330 331L870 331L893 341L307 341ZM280 352L920 352L953 366L247 366ZM206 384L994 384L1045 406L155 406ZM89 434L1111 434L1200 472L0 472ZM-127 527L1327 527L1522 610L-322 610ZM-660 755L1860 755L2175 890L-975 890Z';
const LINES = [
  'M-975 890L330 331L870 331L2175 890',
  'M89 434L1111 434',
  'M795 434L788 428L778 422L766 417L752 413L736 408L719 405L701 402L682 399L662 397L642 396L621 395L600 395L579 395L558 396L538 397L518 399L499 402L481 405L464 408L448 413L434 417L422 422L412 428L405 434L401 440L401 447L404 454L411 460L422 467L438 473L457 479L480 484L507 489L536 492L568 494L600 494L632 494L664 492L693 489L720 484L743 479L762 473L778 467L789 460L796 454L799 447L799 440Z',
  'M459 331L432 352L768 352L741 331',
  'M536 331L532 338L668 338L664 331',
  'M521 352L529 354L540 356L552 358L567 359L583 359L600 360L617 359L633 359L648 358L660 356L671 354L679 352',
  'M561 331v-30H639v30',
];
const LAMPS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A pitch at night under two floodlights; fills its positioned parent as decoration. */
export function FloodlightBackdrop({ className }: { className?: string }) {
  return (
    <div className={cx(styles.backdrop, className)} aria-hidden="true">
      <svg
        viewBox="0 0 1200 700"
        preserveAspectRatio="xMidYMax slice"
        focusable="false"
        aria-hidden="true"
        className={styles.pitch}
      >
        <path d={TURF} className={styles.turf} />
        <path d={MOWN} className={styles.mown} />
        <path d={LINES.join('')} className={styles.lines} />
        <ellipse cx="600" cy="434" rx="7" ry="3" className={styles.spot} />
      </svg>
      <Mast className={styles.left} />
      <Mast className={styles.right} />
    </div>
  );
}

function Mast({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 400 420" className={cx(styles.mast, className)} focusable="false" aria-hidden="true">
      <path d="M70 60 400 420H130Z" className={styles.beam} />
      <path d="M90 70 360 420H220Z" className={styles.beam} />
      <path d="M80 100V420" className={styles.pole} />
      <path d="M36 30h88v68H36Z" className={styles.frame} />
      {LAMPS.map((lamp) => (
        <circle
          key={lamp}
          cx={54 + (lamp % 3) * 26}
          cy={44 + Math.floor(lamp / 3) * 20}
          r="8"
          className={styles.lamp}
        />
      ))}
    </svg>
  );
}
