import { ApiError, request } from 'mf-shared/api-client';
import type { BodyOf } from 'mf-shared/contracts/call';
import { registerPlayer } from 'mf-shared/contracts/calls/players';
import { UserRegistration } from 'mf-shared/contracts/users';
import type { PickedPhoto } from 'mf-shared/ui/PhotoPicker';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FieldErrors, findErrors, withField } from '../../common/form-errors.ts';
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts';

export type RegistrationValues = Draft & { password: string };

const CAPTCHA_MISSING = 'Lütfen reCAPTCHA doğrulamasını tamamlayın!';
const NO_ANSWER = 'Kayıt sırasında bir hata oluştu.';

/** State and sending of the registration form. */
export function useRegistration(onInvalid: () => void) {
  const navigate = useNavigateFromHere();
  const [params] = useSearchParams();
  const [values, setValues] = useState<RegistrationValues>(() => ({ ...loadDraft(), password: '' }));
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const captcha = useCaptcha();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => saveDraft(values), [values]);

  const set = (name: keyof RegistrationValues, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    // A marked field is looked at again at every key, so that the mark goes as soon as it is mended.
    if (errors[name]) setErrors(withField(errors, name, findErrors(UserRegistration, next)[name]));
  };
  const check = (name: keyof RegistrationValues) => {
    if (values[name] !== '') {
      setErrors((now) => withField(now, name, findErrors(UserRegistration, values)[name]));
    }
  };
  const refuse = (found: FieldErrors, message: string) => {
    setErrors(found);
    setFailure(message);
    onInvalid();
  };

  async function submit() {
    const found = findErrors(UserRegistration, values);
    if (Object.keys(found).length > 0) return refuse(found, '');
    setFailure('');
    setErrors({});
    setBusy(true);
    try {
      const token = await captcha.solved();
      if (!token) return refuse({ recaptchaToken: CAPTCHA_MISSING }, '');
      const file = photos[0]?.file;
      const body = { ...values, recaptchaToken: token } as BodyOf<typeof registerPlayer>;
      await request(registerPlayer, { body, files: { photo: file ? [file] : [] } });
      dropDraft();
      toast.success('Kayıt başarılı!');
      const next = params.get('next');
      const login = next ? `/login-user?next=${encodeURIComponent(next)}` : '/login-user';
      navigate(login, { state: { email: values.email.trim() } });
    } catch (cause) {
      const refusal = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      captcha.renew();
      refuse(refusal?.fields ?? {}, refusal?.message ?? NO_ANSWER);
    } finally {
      setBusy(false);
    }
  }

  const { onToken } = captcha.field;
  const takeToken = useCallback(
    (fresh: string | null) => {
      onToken(fresh);
      if (fresh) setErrors((now) => withField(now, 'recaptchaToken', undefined));
    },
    [onToken],
  );
  const captchaField = { ...captcha.field, onToken: takeToken };
  return { values, set, check, photos, setPhotos, captchaField, errors, failure, busy, submit };
}
