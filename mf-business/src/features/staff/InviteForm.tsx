import { UserPlus } from 'lucide-react';
import { ApiError } from 'mf-shared/api-client';
import type { StaffInvited, StaffRole } from 'mf-shared/contracts/staff';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { TextField } from 'mf-shared/ui/TextField';
import { showFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Options } from '../settings/Options.tsx';
import { useStaffChange } from './queries.ts';
import styles from './Staff.module.css';
import { ROLE_OPTIONS } from './words.ts';

type Props = { businessId: string; onInvited: (invited: StaffInvited) => void };
const EMPTY = { name: '', email: '', role: 'staff' as StaffRole };

/** Invites somebody with a role; what was typed stays until the invitation is there. */
export function InviteForm({ businessId, onInvited }: Props) {
  const [person, setPerson] = useState(EMPTY);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isError, error } = useStaffChange(businessId, (invited) => {
    setPerson(EMPTY);
    onInvited(invited);
  });
  const fields = error instanceof ApiError ? fieldsOf(error) : {};
  useEffect(() => {
    if (isError) showFirstError(form.current);
  }, [isError]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ verb: 'invite', person });
  };
  const change = (part: Partial<typeof EMPTY>) => setPerson((now) => ({ ...now, ...part }));
  return (
    <Panel title="Ekibe davet edin" lead="Bağlantıyı siz iletirsiniz; kişi kendi şifresini belirler.">
      <form ref={form} noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label="Ad soyad"
          autoComplete="off"
          value={person.name}
          error={fields.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Girişte bu adresi kullanacak."
          value={person.email}
          error={fields.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <Options
          legend="Görevi"
          name="role"
          options={ROLE_OPTIONS}
          value={person.role}
          error={fields.role}
          onChange={(role) => change({ role })}
        />
        <Button type="submit" busy={isPending} icon={<UserPlus aria-hidden="true" />}>
          Davet et
        </Button>
      </form>
    </Panel>
  );
}

/** An address that is taken is wrong where it was typed. */
const fieldsOf = ({ code, message, fields }: ApiError): Record<string, string> =>
  code === 'email_taken' ? { ...fields, email: message } : fields;
