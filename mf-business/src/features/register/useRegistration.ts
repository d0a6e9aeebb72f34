import { request } from 'mf-shared/api-client';
import { registerVenue } from 'mf-shared/contracts/calls/venues';
import { answerText } from 'mf-shared/error-text';
import { sendProven, useCaptchaField, useForm } from 'mf-shared/form';
import { ERROR_TEXT } from 'mf-shared/strings';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { type FormEvent, useEffect, useState } from 'react';
import { settle } from '../pitches/model.ts';
import { draftOf, forgetDraft, keepDraft, REGISTRATION_DRAFT, readDraft } from './draft.ts';
import { EMPTY_FORM, inputOf, PATHS, problemsOf } from './form.ts';

const NETWORK = 'Kayıt sırasında bir hata oluştu.';

/** State and submission of the registration. */
export function useRegistration() {
  const navigate = useNavigateFromHere();
  const [start] = useState(() => readDraft(REGISTRATION_DRAFT, EMPTY_FORM));
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
      const register = (token: string) => request(registerVenue, inputOf(form, token));
      await sendProven(captcha, register, 'recaptchaToken');
      forgetDraft(REGISTRATION_DRAFT);
      toast.success('İşletme kaydı başarılı!');
      toast.info('Başvurunuz onaylandıktan sonra giriş yapabilirsiniz.');
      navigate('/login-business', { state: { registered: true } });
    },
  });
  const draft = draftOf(kit.values);
  useEffect(() => keepDraft(REGISTRATION_DRAFT, draft), [draft]);
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
