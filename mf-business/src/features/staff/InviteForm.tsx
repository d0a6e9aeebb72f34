import { UserPlus } from 'lucide-react';
import { ApiError } from 'mf-shared/api-client';
import type { StaffInvited, StaffRole } from 'mf-shared/contracts/staff';
import { useForm } from 'mf-shared/form';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { TextField } from 'mf-shared/ui/TextField';
import { Options } from '../settings/Options.tsx';
import { useStaffChange } from './queries.ts';
import styles from './Staff.module.css';
import { ROLE_OPTIONS } from './words.ts';

type Props = { venueId: string; onInvited: (invited: StaffInvited) => void };
const EMPTY = { name: '', email: '', role: 'staff' as StaffRole };

/** Invites somebody with a role; the typed values stay until the invitation exists. */
export function InviteForm({ venueId, onInvited }: Props) {
  const { mutateAsync } = useStaffChange(venueId, onInvited);
  const { form, text, values, errors, set, reset, busy } = useForm({
    start: EMPTY,
    marks: (error) => (error instanceof ApiError ? fieldsOf(error) : {}),
    // `useStaffChange` reports errors that belong to no field.
    failed: '',
    send: async (person) => {
      await mutateAsync({ verb: 'invite', person });
      reset();
    },
  });
  return (
    <Panel title="Ekibe davet edin" lead="Bağlantıyı siz iletirsiniz; kişi kendi şifresini belirler.">
      <form {...form} className={styles.form}>
        <TextField {...text('name')} label="Ad soyad" autoComplete="off" />
        <TextField
          {...text('email')}
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Girişte bu adresi kullanacak."
        />
        <Options
          legend="Görevi"
          name="role"
          options={ROLE_OPTIONS}
          value={values.role}
          error={errors.role}
          onChange={(role) => set({ role })}
        />
        <Button type="submit" busy={busy} icon={<UserPlus aria-hidden="true" />}>
          Davet et
        </Button>
      </form>
    </Panel>
  );
}

/** A taken address is an error of the e-mail field. */
const fieldsOf = ({ code, message, fields }: ApiError): Record<string, string> =>
  code === 'email_taken' ? { ...fields, email: message } : fields;
