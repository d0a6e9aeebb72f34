import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** May return a promise: busy until it settles. Rejecting keeps the dialog open; the owner says what failed. */
  onConfirm: () => unknown;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
};

/** Asks once before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, tone = 'danger' } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Stays open, so that the person may try again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {props.cancelLabel ?? 'Vazgeç'}
          </Button>
          <Button variant={tone} busy={busy} onClick={() => void confirm()}>
            {props.confirmLabel ?? 'Onayla'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
