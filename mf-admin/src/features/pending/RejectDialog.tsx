import { MAX_REASON } from 'mf-shared/contracts/admin';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';

type Props = {
  open: boolean;
  businessName: string;
  busy: boolean;
  onClose: () => void;
  /** A rejected promise keeps the dialog open with the typed text. */
  onReject: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of a rejection. */
export function RejectDialog({ open, businessName, busy, onClose, onReject }: Props) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason.trim()) {
      setError('Gerekçeyi yazın.');
      return document.getElementById(`${formId}-reason`)?.focus();
    }
    // The caller reports a failure.
    await onReject(reason.trim()).then(onClose, () => {});
  };
  const close = () => {
    setError(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Başvuru reddedilsin mi?"
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            Başvuruyu reddet
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <p>{businessName} hemen listeden kalkar; 30 gün içinde geri alabilirsiniz, sonra silinir.</p>
        <TextArea
          id={`${formId}-reason`}
          label="Gerekçe"
          hint="Başvuran bunu e-postada ve giriş yapmak istediğinde okur."
          required
          maxLength={MAX_REASON}
          value={reason}
          error={error}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
