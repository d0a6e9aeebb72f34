import { request } from 'mf-shared/api-client';
import { registerVenue } from 'mf-shared/contracts/calls/venues';
import { answerText } from 'mf-shared/error-text';
import { captchaProof, useCaptchaField, useForm } from 'mf-shared/form';
import { ERROR_TEXT } from 'mf-shared/strings';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type FormEvent, useEffect, useState } from 'react';
import { settle } from '../pitches/model.ts';
import { draftOf, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { inputOf, problemsOf } from './form.ts';

const NETWORK = 'Kayıt sırasında bir hata oluştu.';
const PATHS = {
  pitches: ['fields'],
  coordinates: ['location.coordinates'],
  city: ['city', 'location.city'],
};

/** State and submission of the registration. */
export function useRegistration() {
  const navigate = useNavigateFromHere();
  const [start] = useState(readDraft);
  const captcha = useCaptcha();
  const kit = useForm({
    start,
    check: (form) => ({
      ...problemsOf(form),
      ...(captcha.isMissing() ? { recaptchaToken: ERROR_TEXT.captcha_required } : {}),
    }),
    whenTyped: 'clear',
    paths: PATHS,
    failed: (error) => answerText(error, NETWORK),
    send: async (form) => {
      const token = await captchaProof(captcha, 'recaptchaToken');
      await request(registerVenue, inputOf(form, token)).catch((error) => {
        captcha.renew();
        throw error;
      });
      forgetDraft();
      toast.success('İşletme kaydı başarılı!');
      toast.info('Başvurunuz onaylandıktan sonra giriş yapabilirsiniz.');
      navigate('/login-business', { state: { registered: true } });
    },
  });
  const draft = draftOf(kit.values);
  useEffect(() => keepDraft(draft), [draft]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    kit.set({ pitches: settle(kit.values.pitches).draft }, []);
    kit.form.onSubmit(event);
  };
  return {
    form: { ...kit.form, onSubmit },
    kit,
    captchaField: useCaptchaField(captcha, kit.clear),
  };
}
