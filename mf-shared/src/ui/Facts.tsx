import { Children, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Facts.module.css';

type Props = { className?: string | undefined; children: ReactNode };

/** Short facts, each whole where there is room; a dot stands between two of the same line, and never at its ends. */
export function Facts({ className, children }: Props) {
  const facts = Children.toArray(children);
  return (
    <span className={cx(styles.facts, className)}>
      {Children.map(facts, (fact, index) => (
        <span>
          {fact}
          {index < facts.length - 1 && <span className="visually-hidden">, </span>}
        </span>
      ))}
    </span>
  );
}
