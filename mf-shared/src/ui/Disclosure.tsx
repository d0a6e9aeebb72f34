import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'summary'> & { summary: ReactNode };

/** Native details and summary with the native `open` and `onToggle`. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx(styles.details, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
