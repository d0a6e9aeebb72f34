import { NewPassword } from 'mf-shared/contracts/common';
import { useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import * as z from 'zod/mini';
import { useChangePassword } from './queries.ts';

const Passwords = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Mevcut şifrenizi yazın.')),
  newPassword: NewPassword,
});
const EMPTY = { currentPassword: '', newPassword: '' };

/** Sets a new password; asks for the current one. */
export function PasswordPanel() {
  const change = useChangePassword();
  const { form, field, reset, failure, busy } = useForm({
    start: EMPTY,
    check: Passwords,
    whenTyped: 'clear',
    failed: 'Şifreniz değiştirilemedi.',
    send: async (passwords) => {
      await change.mutateAsync(passwords);
      reset();
    },
  });
  return (
    <Panel title="Şifremi değiştir" lead="Diğer cihazlardaki oturumlarınız hemen kapanır.">
      <form {...form} className="stack gap-4">
        {failure && <Alert tone="danger">{failure}</Alert>}
        <PasswordField
          {...field('currentPassword')}
          label="Mevcut şifre"
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...field('newPassword')}
          label="Yeni şifre"
          hint="En az 8 karakter."
          autoComplete="new-password"
          required
        />
        <div className="row wrap gap-3">
          <Button type="submit" busy={busy}>
            Şifremi değiştir
          </Button>
        </div>
      </form>
    </Panel>
  );
}
