import { ApiError, request } from 'mf-shared/api-client';
import { registerVenue } from 'mf-shared/contracts/calls/venues';
import { toast } from 'mf-shared/ui/toast';
import { useCaptcha } from 'mf-shared/ui/useCaptcha';
import { useNavigateFromHere } from 'mf-shared/ui/useNavigateFromHere';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { settle } from '../pitches/model.ts';
import { forgetDraft, useRegistrationDraft } from './draft.ts';
import { type Errors, inputOf, NO_CAPTCHA, problemsOf } from './form.ts';
import type { SectionProps } from './section.ts';

const NETWORK = 'Kayıt sırasında bir hata oluştu.';
/** Where the contract's paths differ from the form's own names. */
const PATHS: Record<string, string[]> = {
  pitches: ['fields'],
  coordinates: ['location.coordinates'],
  city: ['city', 'location.city'],
};

/** Errors that a change of these parts of the form cannot have mended. */
function without(errors: Errors, parts: readonly string[]): Errors {
  const touched = parts.flatMap((key) => PATHS[key] ?? [key]);
  const mended = (path: string) => touched.some((key) => path === key || path.startsWith(`${key}.`));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !mended(path)));
}

/** State and submission of the registration. */
export function useRegistration() {
  const navigate = useNavigateFromHere();
  const [form, setForm] = useRegistrationDraft();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const showFirstError = useShowFirstError(formRef);
  const captcha = useCaptcha();

  const refuse = (problems: Errors, message?: string) => {
    setErrors(problems);
    setFailure(message);
    showFirstError();
  };
  const change: SectionProps['change'] = (part) => {
    setForm((old) => ({ ...old, ...part }));
    setErrors((old) => without(old, Object.keys(part)));
  };
  const { onToken } = captcha.field;
  const takeToken = useCallback(
    (next: string | null) => {
      onToken(next);
      if (next) setErrors((old) => without(old, ['recaptchaToken']));
    },
    [onToken],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const settled = settle(form.pitches);
    const complete = { ...form, pitches: settled.draft };
    setForm(complete);
    const problems: Errors = { ...settled.errors, ...problemsOf(complete) };
    if (captcha.isMissing()) problems.recaptchaToken = NO_CAPTCHA;
    if (settled.errors['fields.new']) delete problems.fields;
    if (Object.keys(problems).length > 0) return refuse(problems);
    setBusy(true);
    try {
      const token = await captcha.solved();
      if (!token) {
        setBusy(false);
        return refuse({ recaptchaToken: NO_CAPTCHA });
      }
      await request(registerVenue, inputOf(complete, token));
      forgetDraft();
      toast.success('İşletme kaydı başarılı!');
      toast.info('Başvurunuz onaylandıktan sonra giriş yapabilirsiniz.');
      navigate('/login-business', { state: { registered: true } });
    } catch (cause) {
      const error = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      refuse(error?.fields ?? {}, error?.message ?? NETWORK);
      captcha.renew();
      setBusy(false);
    }
  }
  return {
    formRef,
    section: { form, errors, change } satisfies SectionProps,
    busy,
    failure,
    captchaField: { ...captcha.field, onToken: takeToken },
    submit,
  };
}
