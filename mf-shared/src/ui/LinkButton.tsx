import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { cx } from './cx.ts';

export type LinkButtonProps = LinkProps & ButtonLook & { icon?: ReactNode };

/** A router link that looks like a `Button`. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={cx(buttonClass({ variant, size, block }), className)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
