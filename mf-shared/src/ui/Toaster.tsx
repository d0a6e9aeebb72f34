import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toaster.module.css';
import { ToastItem } from './ToastItem.tsx';
import { TOAST_EVENT, type Toast } from './toast.ts';
import { useOpenDialog } from './useOpenDialog.ts';

const MOST = 4;

/** Draws all toasts of the product. The shell (or a standalone page) mounts it once. */
export function Toaster() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const dialog = useOpenDialog(toasts.length > 0);
  const remove = (id: string) => setToasts((all) => all.filter((one) => one.id !== id));

  useEffect(() => {
    const add = (event: Event) => {
      const { detail } = event as CustomEvent<Toast>;
      setToasts((all) => [...all.slice(1 - MOST), detail]);
    };
    window.addEventListener(TOAST_EVENT, add);
    return () => window.removeEventListener(TOAST_EVENT, add);
  }, []);

  if (!dialog) return <Box toasts={toasts} onRemove={remove} />;
  // Everything beside a modal dialog is inert: toasts there could be neither pressed nor heard.
  return createPortal(<Box toasts={toasts} onRemove={remove} />, dialog);
}

type BoxProps = { toasts: readonly Toast[]; onRemove: (id: string) => void };

function Box({ toasts, onRemove }: BoxProps) {
  const box = useRef<HTMLElement>(null);
  // A live region announces only later content, so it starts empty.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const shown = ready ? toasts : [];

  const newest = shown.at(-1);
  // Shown again with each toast: the last element in the top layer lies above open dialogs.
  useEffect(() => {
    const element = box.current;
    // A dialog that left the page took its toasts along; they are drawn again outside.
    if (!element?.isConnected || !element.showPopover) return;
    if (newest && element.matches(':popover-open')) element.hidePopover();
    if (!element.matches(':popover-open')) element.showPopover();
  }, [newest]);

  return (
    <section ref={box} popover="manual" className={styles.box} aria-label="Bildirimler">
      <ul className="stack gap-2" aria-live="polite" aria-relevant="additions">
        {shown.map((one) => (
          <ToastItem key={one.id} toast={one} onGone={() => onRemove(one.id)} />
        ))}
      </ul>
    </section>
  );
}
