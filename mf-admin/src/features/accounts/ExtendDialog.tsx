import { DueExtension, MOST_FREE_DAYS } from 'mf-shared/contracts/desk';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useAct, type Whose } from './acts.ts';

/** Gives a venue more days without payment. */
export function ExtendDialog({ whose, onClose }: { whose: Whose; onClose: () => void }) {
  const act = useAct(whose);
  const { form, text, busy, failure } = useForm({
    start: { days: '', reason: '' },
    check: DueExtension,
    whenTyped: 'clear',
    send: async ({ days, reason }) => {
      await act.mutateAsync({ act: 'extend', input: { days: Number(days), reason } });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Hizmet süresini uzat"
      size="sm"
      form={form}
      busy={busy}
      submit="Süreyi uzat"
      onClose={onClose}
    >
      <TextField
        {...text('days')}
        label="Kaç gün?"
        inputMode="numeric"
        suffix="gün"
        required
        hint={`En fazla ${MOST_FREE_DAYS}. Ödeme gününe, o geçtiyse bugüne eklenir.`}
      />
      <ReasonField {...text('reason')} />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
