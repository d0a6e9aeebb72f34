import { ApiError, request } from 'mf-shared/api-client';
import { ADMIN_ROLE_NAMES, ADMIN_ROLES, type AdminRole } from 'mf-shared/contracts/admin';
import { AdminInvite, type AdminInvited } from 'mf-shared/contracts/admins';
import { inviteAdmin } from 'mf-shared/contracts/calls/admins';
import { answerText } from 'mf-shared/error-text';
import { trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { ROLE_HINTS } from './words.ts';

const FAILED = 'Davet oluşturulamadı. Lütfen tekrar deneyin.';

type Props = { onClose: () => void; onInvited: (invited: AdminInvited) => void };

/** Asks for whom an invitation is, and what the person may do. */
export function InviteDialog({ onClose, onInvited }: Props) {
  const { form, text, values, busy, failure } = useForm({
    start: { email: '', role: '' },
    prepare: trimmed,
    check: AdminInvite,
    whenTyped: 'clear',
    // What stands at the address needs no second place.
    failed: (error) => (error instanceof ApiError && error.fields.email ? '' : answerText(error, FAILED)),
    send: async ({ email, role }) => {
      onInvited(await request(inviteAdmin, { body: { email, role: role as AdminRole } }));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Yönetici davet et"
      size="sm"
      form={form}
      busy={busy}
      submit="Bağlantı oluştur"
      onClose={onClose}
    >
      <TextField
        {...text('email')}
        label="E-posta"
        type="email"
        autoComplete="off"
        hint="Bu adresle bir oyuncu hesabı varsa o hesap yönetici olur."
        required
      />
      <SelectField
        {...text('role')}
        label="Yetki"
        placeholder="Bir yetki seçin"
        options={ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_NAMES[value] }))}
        hint={values.role ? ROLE_HINTS[values.role as AdminRole] : undefined}
        required
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
