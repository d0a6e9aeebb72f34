import { request } from 'mf-shared/api-client';
import { ADMIN_ROLE_NAMES, ADMIN_ROLES, type AdminRole } from 'mf-shared/contracts/admin';
import type { AdminAccount } from 'mf-shared/contracts/admins';
import { changeAdminRole } from 'mf-shared/contracts/calls/admins';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { keys } from '../../common/keys.ts';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { ROLE_HINTS } from './words.ts';

type Props = { admin: AdminAccount; onClose: () => void };
type Input = { role: AdminRole; reason: string };

/** Gives an admin another role. */
export function RoleDialog({ admin: { id, name, role: seen }, onClose }: Props) {
  const act = useDeskAct(
    (input: Input) => request(changeAdminRole, { params: { id }, body: { ...input, seen } }),
    { reads: [keys.admins()], hasForm: true },
  );
  const others = ADMIN_ROLES.filter((role) => role !== seen);
  const { form, text, values, busy, failure } = useForm({
    start: { role: '', reason: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { role: 'Bir yetki seçin.', reason: 'Gerekçeyi yazın.' }),
    whenTyped: 'clear',
    send: async ({ role, reason }) => {
      await act.mutateAsync({ role: role as AdminRole, reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${name} hangi yetkide çalışsın?`}
      size="sm"
      form={form}
      busy={busy}
      submit="Yetkiyi değiştir"
      onClose={onClose}
    >
      <p>
        Şu anki yetkisi: <b>{ADMIN_ROLE_NAMES[seen]}</b>. Oturumları kapanır; yeniden giriş yaptığında yeni
        yetkisiyle çalışır. Artık yapamayacağı işler ve açık davetleri geri alınır.
      </p>
      <SelectField
        {...text('role')}
        label="Yeni yetki"
        placeholder="Bir yetki seçin"
        options={others.map((value) => ({ value, label: ADMIN_ROLE_NAMES[value] }))}
        hint={values.role ? ROLE_HINTS[values.role as AdminRole] : undefined}
        required
      />
      <ReasonField {...text('reason')} />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
