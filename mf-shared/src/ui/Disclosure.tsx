import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'details'>, 'summary'> & { summary: ReactNode };

/** Native details and summary with the native `open` and `onToggle`. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = useRef(Boolean(rest.open)).current;
  // Somebody may have opened it on a page that a server drew, before React heard of it.
  useEffect(() => {
    if (details.current && details.current.open !== isOpen)
      details.current.dispatchEvent(new Event('toggle'));
  }, [isOpen]);
  return (
    <details {...rest} ref={details} className={cx(styles.details, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
