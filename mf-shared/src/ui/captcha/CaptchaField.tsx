import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import { FieldNotes } from '../Field.tsx';
import styles from './CaptchaField.module.css';
import { type LoadedCaptcha, loadCaptcha } from './load.ts';

export type CaptchaFieldProps = {
  /** Receives the token to send as `recaptchaToken`, or null without one. */
  onToken: (token: string | null) => void;
  /** Receives whether a token will come without the person; must always be the same function. */
  onSolving?: (solving: boolean) => void;
  /** Change it after each use: a token counts once. */
  resetKey: number;
  error?: string | undefined;
};

const ignore = () => {};
const TOUCHES = ['focusin', 'pointerdown', 'input', 'submit'];

/** Works once the form is on the screen or somebody does something in it, at once where somebody already did. */
function whenSeen(form: HTMLFormElement | null, work: () => void): (() => void) | undefined {
  if (!form || form.contains(document.activeElement)) return void work();
  const over = new AbortController();
  const begin = () => {
    over.abort();
    work();
  };
  for (const touch of TOUCHES) form.addEventListener(touch, begin, { capture: true, signal: over.signal });
  if (typeof IntersectionObserver !== 'undefined') {
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin());
    sight.observe(form);
    over.signal.addEventListener('abort', () => sight.disconnect());
  }
  return () => over.abort();
}

/**
 * The captcha of a form: ALTCHA, which solves itself while the person fills in the form, or Google reCAPTCHA if the
 * deployment chose it. Begins once the form is on the screen, so that whoever only presses the button waits least.
 */
export function CaptchaField({ onToken, onSolving = ignore, resetKey, error }: CaptchaFieldProps) {
  const id = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  const [captcha, setCaptcha] = useState<LoadedCaptcha | 'failed' | null>(null);
  const load = useCallback(() => {
    setCaptcha(null);
    onSolving(true);
    loadCaptcha().then(setCaptcha, () => {
      setCaptcha('failed');
      onSolving(false);
    });
  }, [onSolving]);
  useEffect(() => {
    onSolving(true);
    return whenSeen(field.current?.form ?? null, load);
  }, [load, onSolving]);
  // Whoever sends the form waits for the next try, instead of asking for it first.
  useEffect(() => {
    if (captcha !== 'failed') return;
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    window.addEventListener('online', load, options);
    field.current?.form?.addEventListener('submit', load, options);
    return () => over.abort();
  }, [captcha, load]);

  return (
    <fieldset
      ref={field}
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={captcha === null}
      data-invalid={error ? true : undefined}
    >
      <legend className="visually-hidden">Robot olmadığınızı doğrulama</legend>
      {captcha === null && <p className={styles.waiting}>Robot olmadığınızı arka planda doğruluyoruz.</p>}
      {captcha === 'failed' && (
        <Alert tone="danger" action={<Button onClick={load}>Tekrar dene</Button>}>
          Doğrulama yüklenemedi. Bağlantınızı kontrol edin.
        </Alert>
      )}
      {captcha !== null && captcha !== 'failed' && (
        <captcha.Widget key={resetKey} onToken={onToken} onSolving={onSolving} siteKey={captcha.siteKey} />
      )}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
