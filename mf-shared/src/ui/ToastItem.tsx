import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Toaster.module.css';
import type { Toast } from './toast.ts';

/** Milliseconds; errors and undo offers stay longer, since people read or use them. */
const LIFE = { plain: 5_000, long: 10_000 };

/** One message; it stays while the pointer or focus is on it. */
export function ToastItem({ toast, onGone }: { toast: Toast; onGone: () => void }) {
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
