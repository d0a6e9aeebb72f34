import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toaster.module.css';
import { TOAST_EVENT, type Toast } from './toast.ts';

/** Milliseconds; errors and undo offers stay longer, since they want to be read or used. */
const LIFE = { plain: 5_000, long: 10_000 };
const MOST = 4;

/** Draws the toasts of the whole product. Mounted once, by the shell (or a standalone page). */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const box = useRef<HTMLElement>(null);
  const remove = (id: string) => setToasts((all) => all.filter((one) => one.id !== id));

  useEffect(() => {
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>;
      setToasts((all) => [...all.slice(1 - MOST), detail]);
    };
    window.addEventListener(TOAST_EVENT, add);
    return () => window.removeEventListener(TOAST_EVENT, add);
  }, []);

  // Shown anew with each toast: the last one into the top layer lies above open dialogs.
  useEffect(() => {
    const element = box.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);

  return (
    <section ref={box} popover="manual" className={styles.box} aria-label="Bildirimler">
      <ul className={styles.list} aria-live="polite" aria-relevant="additions">
        {toasts.map((one) => (
          <ToastItem key={one.id} toast={one} onGone={() => remove(one.id)} />
        ))}
      </ul>
    </section>
  );
}

function ToastItem({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const [held, setHeld] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;
  const life = toast.tone === 'error' || toast.action ? LIFE.long : LIFE.plain;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone.current(), life);
    return () => clearTimeout(timer);
  }, [held, life]);

  const act = () => {
    toast.action?.onClick();
    onGone();
  };
  return (
    <li
      className={cx(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.message} role={toast.tone === 'error' ? 'alert' : undefined}>
        {toast.message}
      </span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <IconButton label="Kapat" icon={<X />} onClick={onGone} />
    </li>
  );
}
