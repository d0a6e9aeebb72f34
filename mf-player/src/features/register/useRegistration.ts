import { ApiError, request } from 'mf-shared/api-client';
import { registerPlayer } from 'mf-shared/contracts/calls/players';
import { UserRegistration } from 'mf-shared/contracts/users';
import { answerText } from 'mf-shared/error-text';
import { sendProven, useCaptchaField, useForm } from 'mf-shared/form';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useState } from 'react';
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts';

export type RegistrationValues = Draft & { password: string };

/** What registering in place does beside it. */
export type Joining = {
  /** The city of players who name none. */
  city?: string | undefined;
  /** The login of players, and from there to what waits. */
  login: string;
  /** Takes the token of the newcomer's session. */
  onJoined: (token: string) => Promise<void>;
};

const NO_ANSWER = 'Kayıt sırasında bir hata oluştu.';

/** State and submission of a registration. Alone it ends at the login; in place it ends signed in. */
export function useRegistration({ city = '', login = '/login-user', onJoined }: Partial<Joining> = {}) {
  const navigate = useNavigateFromHere();
  const [start] = useState<RegistrationValues>(() => ({ ...loadDraft(), password: '' }));
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const captcha = useCaptcha();
  const kit = useForm({
    start,
    // The short form shows neither city nor teams, so what the long one kept of them is not sent.
    prepare: (values) =>
      onJoined ? { ...values, city, teams: '' } : { ...values, city: values.city || city },
    check: UserRegistration,
    // A field with an error is checked again at every key, so that the error goes as soon as it is fixed.
    whenTyped: 'check',
    onChange: () => saveDraft(kit.values),
    failed: (error) => answerText(error, NO_ANSWER),
    send: async (values) => {
      const file = photos[0]?.file;
      const signIn = onJoined ? true : undefined;
      const register = (recaptchaToken: string) =>
        request(registerPlayer, {
          body: { ...values, recaptchaToken, signIn },
          files: { photo: file ? [file] : [] },
        });
      const { token } = await sendProven(captcha, register, 'recaptchaToken');
      dropDraft();
      toast.success('Kayıt başarılı!');
      if (onJoined && token) await onJoined(token);
      else navigate(login, { state: { email: values.email.trim() } });
    },
  });
  const field = (name: keyof RegistrationValues) => ({
    ...kit.field(name),
    // What the server refused stays marked, so that its way out can be pressed.
    onBlur: () => kit.values[name] !== '' && !kit.errors[name] && kit.recheck(name),
  });
  return {
    ...kit,
    field,
    photos,
    setPhotos,
    captchaField: useCaptchaField(captcha, kit.clear),
    /** Whether the address has an account, which is said where it stands. */
    isTaken: kit.error instanceof ApiError && kit.error.code === 'email_taken' && Boolean(kit.errors.email),
    /** Leads to the login, with the address. */
    toLogin: { to: login, state: { email: kit.values.email.trim() } },
  };
}
