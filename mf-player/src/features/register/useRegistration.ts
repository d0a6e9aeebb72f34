import { request } from 'mf-shared/api-client';
import { registerPlayer } from 'mf-shared/contracts/calls/players';
import { UserRegistration } from 'mf-shared/contracts/users';
import { answerText } from 'mf-shared/error-text';
import { captchaProof, useCaptchaField, useForm } from 'mf-shared/form';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts';

export type RegistrationValues = Draft & { password: string };

const NO_ANSWER = 'Kayıt sırasında bir hata oluştu.';

/** State and submission of the registration form. */
export function useRegistration() {
  const navigate = useNavigateFromHere();
  const [params] = useSearchParams();
  const [start] = useState<RegistrationValues>(() => ({ ...loadDraft(), password: '' }));
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const captcha = useCaptcha();
  const kit = useForm({
    start,
    check: UserRegistration,
    // A field with an error is checked again at every key, so that the error goes as soon as it is fixed.
    whenTyped: 'check',
    onChange: () => saveDraft(kit.values),
    failed: (error) => answerText(error, NO_ANSWER),
    send: async (values) => {
      const recaptchaToken = await captchaProof(captcha, 'recaptchaToken');
      try {
        const file = photos[0]?.file;
        const body = { ...values, recaptchaToken };
        await request(registerPlayer, { body, files: { photo: file ? [file] : [] } });
      } catch (error) {
        captcha.renew();
        throw error;
      }
      dropDraft();
      toast.success('Kayıt başarılı!');
      const next = params.get('next');
      const login = next ? `/login-user?next=${encodeURIComponent(next)}` : '/login-user';
      navigate(login, { state: { email: values.email.trim() } });
    },
  });
  const field = (name: keyof RegistrationValues) => ({
    ...kit.field(name),
    onBlur: () => kit.values[name] !== '' && kit.recheck(name),
  });
  return { ...kit, field, photos, setPhotos, captchaField: useCaptchaField(captcha, kit.clear) };
}
