import { BRAND } from '../brand.ts';
import { cx } from './cx.ts';
import styles from './Logo.module.css';

export type LogoProps = {
  /** Only the mark, without the word. */
  mark?: boolean;
  className?: string;
};

/** The word "Topla" with a centre circle as its o and the ball on its spot. Scales with the font size. */
export function Logo({ mark, className }: LogoProps) {
  return (
    <span className={cx(styles.logo, className)} role="img" aria-label={BRAND}>
      <span aria-hidden="true" className={styles.word}>
        {!mark && 'T'}
        <Ring />
        {!mark && 'pla'}
      </span>
    </span>
  );
}

function Ring() {
  return (
    <svg className={styles.ring} viewBox="0 0 100 128" fill="none" focusable="false" aria-hidden="true">
      <path d="M50 0V22M50 106V128" stroke="currentColor" strokeWidth="12" />
      <circle cx="50" cy="64" r="40" stroke="currentColor" strokeWidth="15" />
      <circle cx="50" cy="64" r="16" className={styles.ball} />
    </svg>
  );
}
