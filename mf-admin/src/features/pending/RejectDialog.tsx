import { MAX_REASON } from 'mf-shared/contracts/admin';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextArea } from 'mf-shared/ui/TextArea';

type Props = {
  open: boolean;
  businessName: string;
  onClose: () => void;
  /** A rejected promise keeps the dialog open with the typed text. */
  onReject: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of a rejection. */
export function RejectDialog({ open, businessName, onClose, onReject }: Props) {
  const { form, text, busy, clear } = useForm({
    start: { reason: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { reason: 'Gerekçeyi yazın.' }),
    whenTyped: 'clear',
    // The caller reports a failure.
    failed: '',
    send: async ({ reason }) => {
      await onReject(reason);
      onClose();
    },
  });
  const close = () => {
    clear();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Başvuru reddedilsin mi?"
      size="sm"
      form={form}
      busy={busy}
      submit="Başvuruyu reddet"
      variant="danger"
    >
      <p>{businessName} hemen listeden kalkar; 30 gün içinde geri alabilirsiniz, sonra silinir.</p>
      <TextArea
        {...text('reason')}
        label="Gerekçe"
        hint="Başvuran bunu e-postada ve giriş yapmak istediğinde okur."
        required
        maxLength={MAX_REASON}
      />
    </FormDialog>
  );
}
