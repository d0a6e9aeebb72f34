import { ContactFix } from 'mf-shared/contracts/desk';
import { useForm } from 'mf-shared/form';
import { formatPhone } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useAct, type Whose } from './acts.ts';

type Props = { whose: Whose; email: string; phone: string | null; onClose: () => void };

/** Corrects the e-mail and phone of an account. */
export function ContactDialog({ whose, email, phone, onClose }: Props) {
  const act = useAct(whose);
  const { form, text, busy, failure } = useForm({
    start: { email, phone: phone ? formatPhone(phone) : '', reason: '' },
    check: ContactFix,
    whenTyped: 'clear',
    send: async (input) => {
      await act.mutateAsync({ act: 'contact', input });
      onClose();
    },
  });
  return (
    <FormDialog
      title="İletişim bilgilerini düzelt"
      size="sm"
      form={form}
      busy={busy}
      submit="Düzelt"
      onClose={onClose}
    >
      <TextField
        {...text('email')}
        label="E-posta"
        type="email"
        required
        hint="Eski adrese haber verilir; yeni adrese doğrulama bağlantısı gider."
      />
      <TextField {...text('phone')} label="Telefon" type="tel" required={whose.kind === 'venue'} />
      <ReasonField {...text('reason')} />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
