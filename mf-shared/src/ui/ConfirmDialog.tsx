import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /**
   * May return a promise: the dialog is busy until it settles. A rejection keeps it open; the caller shows the error.
   */
  onConfirm: () => unknown;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
};

/** Asks once before an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, tone = 'danger' } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // Stays open, so that the person may retry.
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
