import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';

/** Props of the look that `Button` and `LinkButton` share. */
export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width of its container. */
  block?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is running: a spinner replaces the label, the width stays, and clicks do nothing. */
    busy?: boolean;
    icon?: ReactNode;
  };

/** Lets a button send a form of the page by itself, for readers whose scripts are late or off. */
export type SubmitProps = { type: 'submit'; form: string; name: string; value: string };

/** Class names of the button look, for elements that are not buttons. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block);
}

/** A button; `type` is "button" unless given. While busy it keeps focus, so screen readers hear the change. */
export function Button(props: ButtonProps) {
  const { variant, size, block, busy, icon, className, children, onClick, type = 'button', ...rest } = props;
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={guard}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
