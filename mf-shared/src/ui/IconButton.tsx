import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name, also the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'outline' | 'danger';
};

/** A square button with only an icon; its name is required. */
export function IconButton({ label, icon, tone = 'plain', className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={cx(styles.button, styles[tone], className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
