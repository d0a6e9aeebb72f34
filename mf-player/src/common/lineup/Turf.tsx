import { cx } from 'mf-shared/ui/cx';
import type { ComponentProps } from 'react';
import styles from './Turf.module.css';

/** A pitch seen from above, own goal below. Children are placed on it in percent. */
export function Turf({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx(styles.turf, className)} data-theme="dark">
      <svg
        viewBox="0 0 300 400"
        preserveAspectRatio="none"
        className={styles.lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M10 10H290V390H10ZM10 200H290" />
        <path d="M75 10V70H225V10M112 10V34H188V10M75 390V330H225V390M112 390V366H188V390" />
        <path d="M122 70a30 30 0 0 0 56 0M122 330a30 30 0 0 1 56 0" />
        <path d="M10 20A10 10 0 0 0 20 10M280 10A10 10 0 0 0 290 20M290 380A10 10 0 0 0 280 390M20 390A10 10 0 0 0 10 380" />
        <circle cx="150" cy="200" r="42" />
        <g fill="currentColor" stroke="none">
          <circle cx="150" cy="200" r="2.5" />
          <circle cx="150" cy="52" r="2" />
          <circle cx="150" cy="348" r="2" />
        </g>
        <path d="M126 10V3H174V10M126 390V397H174V390" strokeWidth="2.4" />
      </svg>
      {children}
    </div>
  );
}
