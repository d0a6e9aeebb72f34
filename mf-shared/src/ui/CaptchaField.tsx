import { useCallback, useEffect, useId, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import styles from './CaptchaField.module.css';
import { type LoadedCaptcha, loadCaptcha } from './captcha/load.ts';
import { FieldNotes } from './Field.tsx';

export type CaptchaFieldProps = {
  /** Gets the token that goes along as `recaptchaToken`, and null while there is none. */
  onToken: (token: string | null) => void;
  /** Told whether a token is on its way without the person doing anything; always the same function. */
  onSolving?: (solving: boolean) => void;
  /** Change it after each use: a token counts once. */
  resetKey: number;
  error?: string | undefined;
};

const ignore = () => {};

/**
 * The human check of a form: ALTCHA, which solves itself while the form is being filled in, or Google reCAPTCHA
 * where the deployment chose it. Either is fetched with the first form that needs it.
 */
export function CaptchaField({ onToken, onSolving = ignore, resetKey, error }: CaptchaFieldProps) {
  const id = useId();
  const [captcha, setCaptcha] = useState<LoadedCaptcha | 'failed' | null>(null);
  const load = useCallback(() => {
    setCaptcha(null);
    onSolving(true);
    loadCaptcha().then(setCaptcha, () => {
      setCaptcha('failed');
      onSolving(false);
    });
  }, [onSolving]);
  useEffect(load, [load]);

  return (
    <fieldset
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={captcha === null}
      data-invalid={error ? true : undefined}
    >
      <legend className="visually-hidden">Robot olmadığınızı doğrulama</legend>
      {captcha === null && <div className={styles.waiting} />}
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
