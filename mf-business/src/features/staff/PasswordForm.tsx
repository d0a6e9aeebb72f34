import { useMutation } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { acceptInvite } from 'mf-shared/contracts/calls/staff';
import { InviteAccept } from 'mf-shared/contracts/staff';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { TextField } from 'mf-shared/ui/TextField';
import { toast } from 'mf-shared/ui/toast';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type FormEvent, useRef, useState } from 'react';
import styles from './Staff.module.css';

/** A password of one's own; afterwards one logs in where businesses do. */
export function PasswordForm({ code, email }: { code: string; email: string }) {
  const navigate = useNavigateFromHere();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const accept = useMutation({
    mutationFn: () => request(acceptInvite, { body: { code, password } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      navigate('/login-business', { replace: true });
    },
    onError: (error) => {
      if (error instanceof ApiError) setWrong(error.fields.password);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    const { error } = InviteAccept.safeParse({ code, password });
    setWrong(error?.issues[0]?.message);
    if (error) input.current?.focus();
    else accept.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {accept.error && !wrong && <Alert tone="danger">{accept.error.message}</Alert>}
      <TextField
        label="E-posta"
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
      />
      <PasswordField
        ref={input}
        label="Şifreniz"
        name="password"
        autoComplete="new-password"
        hint="En az 8 karakter; tırnak işareti kullanmayın."
        required
        value={password}
        error={wrong}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="lg" block busy={accept.isPending}>
        Daveti kabul et
      </Button>
    </form>
  );
}
