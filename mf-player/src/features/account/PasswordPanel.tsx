import { ApiError } from 'mf-shared/api-client';
import { NewPassword } from 'mf-shared/contracts/common';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { errorText } from '../../common/error-text.ts';
import { type FieldErrors, findErrors, withField } from '../../common/form-errors.ts';
import styles from './Account.module.css';
import { useChangePassword } from './queries.ts';

const Passwords = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Mevcut şifrenizi yazın.')),
  newPassword: NewPassword,
});
const EMPTY = { currentPassword: '', newPassword: '' };

/** A new password against the current one. */
export function PasswordPanel() {
  const ref = useRef<HTMLFormElement>(null);
  const focusError = useShowFirstError(ref);
  const change = useChangePassword();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});

  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors(withField(errors, name, undefined));
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = findErrors(Passwords, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusError();
    try {
      await change.mutateAsync(values);
      setValues(EMPTY);
    } catch (cause) {
      if (cause instanceof ApiError) setErrors(cause.fields);
      focusError();
    }
  };
  return (
    <Panel title="Şifremi değiştir" lead="Diğer cihazlardaki oturumlarınız hemen kapanır.">
      <form ref={ref} onSubmit={submit} noValidate className={styles.form}>
        {change.isError && (
          <Alert tone="danger">{errorText(change.error, 'Şifreniz değiştirilemedi.')}</Alert>
        )}
        <PasswordField {...field('currentPassword')} label="Mevcut şifre" autoComplete="current-password" />
        <PasswordField
          {...field('newPassword')}
          label="Yeni şifre"
          hint="En az 8 karakter."
          autoComplete="new-password"
        />
        <div className={styles.actions}>
          <Button type="submit" busy={change.isPending}>
            Şifremi değiştir
          </Button>
        </div>
      </form>
    </Panel>
  );
}
