import { ApiError, api } from 'mf-shared/api-client';
import { toast } from 'mf-shared/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settle } from '../pitches/model.ts';
import { forgetDraft, useRegistrationDraft } from './draft.ts';
import { bodyOf, type Errors, problemsOf } from './form.ts';
import type { SectionProps } from './section.ts';

const NETWORK = 'Kayıt sırasında bir hata oluştu.';
/** Where the contract's paths differ from the form's own names. */
const PATHS: Record<string, string[]> = {
  pitches: ['fields'],
  coordinates: ['location.coordinates'],
  city: ['city', 'location.city'],
};
const INVALID = '[aria-invalid="true"], [data-invalid="true"]';

/** Errors that a change of these parts of the form cannot have mended. */
function without(errors: Errors, parts: readonly string[]): Errors {
  const touched = parts.flatMap((key) => PATHS[key] ?? [key]);
  const mended = (path: string) => touched.some((key) => path === key || path.startsWith(`${key}.`));
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !mended(path)));
}

/** State and submission of the registration. */
export function useRegistration() {
  const navigate = useNavigate();
  const [form, setForm] = useRegistrationDraft();
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  // After a refusal, not at each change of the errors: the fields are then marked, and the first gets the focus.
  useEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [refusals]);

  const refuse = (problems: Errors, message?: string) => {
    setErrors(problems);
    setFailure(message);
    setRefusals((n) => n + 1);
  };
  const change: SectionProps['change'] = (part) => {
    setForm((old) => ({ ...old, ...part }));
    setErrors((old) => without(old, Object.keys(part)));
  };
  const takeToken = (next: string | null) => {
    setToken(next);
    if (next) setErrors((old) => without(old, ['recaptchaToken']));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const settled = settle(form.pitches);
    const complete = { ...form, pitches: settled.draft };
    setForm(complete);
    const problems = { ...settled.errors, ...problemsOf(complete, token) };
    if (settled.errors['fields.new']) delete problems.fields;
    if (Object.keys(problems).length > 0 || !token) return refuse(problems);
    setBusy(true);
    try {
      await api.post('business/register', { body: bodyOf(complete, token) });
      forgetDraft();
      toast.success('İşletme kaydı başarılı!');
      toast.info('Başvurunuz onaylandıktan sonra giriş yapabilirsiniz.');
      navigate('/login-business', { state: { registered: true } });
    } catch (cause) {
      const error = cause instanceof ApiError && !cause.isNetwork ? cause : null;
      refuse(error?.fields ?? {}, error?.message ?? NETWORK);
      setAttempt((n) => n + 1);
      setBusy(false);
    }
  }
  return {
    formRef,
    section: { form, errors, change } satisfies SectionProps,
    busy,
    failure,
    attempt,
    setToken: takeToken,
    submit,
  };
}
