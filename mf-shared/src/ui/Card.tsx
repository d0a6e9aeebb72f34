import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { cx } from './cx.ts';

export type CardProps = ComponentProps<'article'> & {
  /** `li` inside lists, `div` for content that is no unit of its own. */
  as?: 'article' | 'li' | 'div';
  /** Lifts on hover; for cards with a link in the heading. */
  interactive?: boolean;
  padding?: 'none' | 'md' | 'lg';
};

/** A surface with a thin border. */
export function Card({ as = 'article', interactive, padding = 'md', className, ...rest }: CardProps) {
  const Tag = as as 'article';
  return (
    <Tag
      {...rest}
      className={cx(styles.card, styles[`pad-${padding}`], interactive && styles.interactive, className)}
    />
  );
}
