import { ApiError, request } from 'mf-shared/api-client';
import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import type { ShownAdminInvitation } from 'mf-shared/contracts/admins';
import { acceptAdminInvitation, showAdminInvitation } from 'mf-shared/contracts/calls/admins';
import { answerText } from 'mf-shared/error-text';
import { findEmpty, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { DeadLink } from 'mf-shared/ui/DeadLink';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { TextField } from 'mf-shared/ui/TextField';
import { TurfFrame } from 'mf-shared/ui/TurfFrame';
import { useState } from 'react';
import { useLink } from './useLink.ts';

const FAILED = 'Davet kabul edilemedi. Lütfen tekrar deneyin.';

const open = (token: string) => request(showAdminInvitation, { body: { token } });

/** Target of the link with which an owner of the platform invites an admin. */
export function AdminInvitationPage() {
  const { token, opened, retry } = useLink(open);
  const [done, setDone] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const refusal = over ?? (opened.status === 'refused' ? opened.message : null);
  return (
    <TurfFrame
      title="Yönetici daveti"
      lead={
        done || refusal ? undefined : 'Şifrenizi belirleyin; iki adımlı doğrulamayı ilk girişte kurarsınız.'
      }
    >
      {done ? (
        <Alert
          tone="success"
          title="Artık yöneticisiniz"
          action={<LinkButton to="/admin-login">Giriş yap</LinkButton>}
        >
          {done}
        </Alert>
      ) : refusal ? (
        <DeadLink
          title="Bu davet açılamıyor."
          action={
            <LinkButton to="/admin-login" variant="secondary">
              Giriş yap
            </LinkButton>
          }
        >
          {refusal} Yeni bir bağlantı için sizi davet eden kişiye yazın.
        </DeadLink>
      ) : opened.status === 'open' ? (
        <AcceptForm token={token} invitation={opened.answer} onDone={setDone} onOver={setOver} />
      ) : opened.status === 'failed' ? (
        <ErrorState message="Davet şu anda denetlenemiyor." onRetry={() => void retry()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="18rem" />
        </div>
      )}
    </TurfFrame>
  );
}

type Props = {
  token: string;
  invitation: ShownAdminInvitation;
  onDone: (sentence: string) => void;
  /** The invitation was used, revoked or over while the form was open. */
  onOver: (sentence: string) => void;
};

const fieldsIn = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** A new account gets a name; one that there is proves itself with its password so far. */
function AcceptForm({ token, invitation: { email, role, hasAccount }, onDone, onOver }: Props) {
  const { form, field, input, failure, busy } = useForm({
    start: { name: '', currentPassword: '', password: '' },
    check: (typed) =>
      findEmpty(typed, {
        ...(hasAccount
          ? { currentPassword: 'Hesabınızın şu anki şifresini yazın.' }
          : { name: 'Adınızı ve soyadınızı yazın.' }),
        password: 'Bir şifre belirleyin.',
      }),
    // What stands at a field needs no second place.
    failed: (error) => (fieldsIn(error) ? '' : answerText(error, FAILED)),
    send: async ({ name, currentPassword, password }) => {
      const proof = hasAccount ? { currentPassword } : { name };
      try {
        onDone((await request(acceptAdminInvitation, { body: { token, password, ...proof } })).message);
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.code !== 'link_invalid') throw cause;
        onOver(cause.message);
      }
    },
  });
  return (
    <form {...form} className="stack gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p>
        <b>{ADMIN_ROLE_NAMES[role]}</b> yetkisiyle davet edildiniz.
        {hasAccount && ' Bu adresle bir hesabınız var; aynı hesapla devam edersiniz.'}
      </p>
      <TextField label="E-posta" type="email" autoComplete="username" value={email} readOnly />
      {hasAccount ? (
        <PasswordField
          {...input('currentPassword')}
          label="Şu anki şifreniz"
          hint="Oyuncu hesabınızın şifresi. Unuttuysanız önce oyuncu girişinden yenileyin."
          autoComplete="current-password"
          required
        />
      ) : (
        <TextField {...field('name')} label="Ad soyad" autoComplete="name" maxLength={80} required />
      )}
      <PasswordField
        {...input('password')}
        label="Yeni şifre"
        hint="En az 8 karakter. Diğer cihazlardaki oturumlarınız kapanır."
        autoComplete="new-password"
        required
      />
      <Button type="submit" size="lg" block busy={busy}>
        Daveti kabul et
      </Button>
    </form>
  );
}
