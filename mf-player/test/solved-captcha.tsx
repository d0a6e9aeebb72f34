import { useEffect } from 'react';

/** Stands in for the captcha: solved at once, and anew with each key. */
export function CaptchaField({ onToken, resetKey }: { onToken: (token: string) => void; resetKey: number }) {
  useEffect(() => onToken(`solved ${resetKey}`), [onToken, resetKey]);
  return null;
}
