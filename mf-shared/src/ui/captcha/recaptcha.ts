const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=tr';

type Options = {
  sitekey: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
};
type Recaptcha = {
  ready: (work: () => void) => void;
  render: (box: HTMLElement, options: Options) => number;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let script: Promise<void> | null = null;

/** Google's script, loaded once and ready to draw; the next call retries after a failure. */
export async function loadRecaptcha(): Promise<Recaptcha> {
  if (!window.grecaptcha) {
    script ??= fetchScript();
    await script;
  }
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error('The reCAPTCHA script brought no reCAPTCHA.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

function fetchScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = SCRIPT;
    element.async = true;
    element.onload = () => resolve();
    element.onerror = () => {
      script = null;
      element.remove();
      reject(new Error('The reCAPTCHA script could not be fetched.'));
    };
    document.head.append(element);
  });
}
