import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../Alert.tsx';
import type { CaptchaProps } from './props.ts';
import { loadRecaptcha } from './recaptcha.ts';

/** Google's reCAPTCHA v2 checkbox. */
export function Widget({ onToken, onSolving, siteKey }: CaptchaProps & { siteKey: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const report = useEffectEvent(onToken);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onToken(null);
  });

  useEffect(() => {
    // Google draws into an element only once, so each run gets a new element.
    const box = document.createElement('div');
    let current = true;
    report(null);
    // No token comes before the person ticks the box.
    onSolving(false);
    frame.current?.append(box);
    loadRecaptcha().then(
      (recaptcha) => {
        if (!current) return;
        recaptcha.render(box, {
          sitekey: siteKey,
          theme: isDark() ? 'dark' : 'light',
          callback: (token) => current && report(token),
          'expired-callback': () => current && report(null),
          'error-callback': () => current && fail(),
        });
      },
      () => current && fail(),
    );
    return () => {
      current = false;
      box.remove();
    };
  }, [siteKey, onSolving]);

  return (
    <>
      <div ref={frame} />
      {failed && (
        <Alert tone="danger">reCAPTCHA yüklenemedi. Bağlantınızı kontrol edip sayfayı yenileyin.</Alert>
      )}
    </>
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
