import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { focusTrail } from './focusTrail.ts';
import { IconButton } from './IconButton.tsx';
import { shieldPage } from './shieldPage.ts';
import { useBackCloses } from './useBackCloses.ts';

export type DialogProps = {
  open: boolean;
  /** Called on Esc, Back, 'Kapat' or a click beside the dialog; the caller then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Buttons at the foot. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/**
 * Modal on the native dialog element: a sheet from below on phones, centred on wide screens. Focus starts on the title
 * (or on an element with `data-autofocus`) and later returns to its old place.
 */
export function Dialog({ open, onClose, title, size = 'md', actions, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const giveBack = focusTrail();
    dialog.showModal();
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => {
      dialog.close();
      giveBack();
      shieldPage();
    };
  }, [open]);

  useBackCloses(open, ref, onClose);

  const backdrop = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The second press of a double click belongs to the opening button; it must not move the focus.
    if (event.detail > 1) event.preventDefault();
    else onClose();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={cx(styles.dialog, styles[size], className)}
      onMouseDown={backdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton label="Kapat" icon={<X />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.foot}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
