import { ApiError, request } from 'mf-shared/api-client';
import { acceptInvite } from 'mf-shared/contracts/calls/staff';
import { InviteAccept } from 'mf-shared/contracts/staff';
import { type Errors, findErrors, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import styles from './Staff.module.css';

/** Sets the own password; the login of businesses follows. */
export function PasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigateFromHere();
  const { form, field, failure, busy } = useForm({
    start: { password: '' },
    check: ({ password }): Errors => {
      const [wrong] = Object.values(findErrors(InviteAccept, { code, password }));
      return wrong ? { password: wrong } : {};
    },
    failed: (error) => (error instanceof ApiError && !error.fields.password ? error.message : ''),
    send: async ({ password }) => {
      const { message } = await request(acceptInvite, { body: { code, password } });
      toast.success(message);
      navigate('/login-business', { replace: true });
    },
  });
  return (
    <form {...form} className={styles.form}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <TextField
        label="E-posta"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordField
        {...field('password')}
        label="Şifreniz"
        autoComplete="new-password"
        hint="En az 8 karakter; tırnak işareti kullanmayın."
        required
      />
      <Button type="submit" size="lg" block busy={busy}>
        Daveti kabul et
      </Button>
    </form>
  );
}
