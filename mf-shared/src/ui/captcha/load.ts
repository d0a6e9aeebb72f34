import type { ComponentType } from 'react';
import { request } from '../../api-client/index.ts';
import { clientConfig } from '../../contracts/calls/platform.ts';
import type { CaptchaProps } from './props.ts';

/** The deployment's widget, ready to draw; another `key` restarts it. */
export type LoadedCaptcha = { Widget: ComponentType<CaptchaProps & { siteKey: string }>; siteKey: string };

let known: Promise<LoadedCaptcha> | null = null;

/** Widget of the provider in `/api/config`, loaded once; the next call retries after a failure. */
export function loadCaptcha(): Promise<LoadedCaptcha> {
  known ??= load().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function load(): Promise<LoadedCaptcha> {
  const { captcha } = await request(clientConfig);
  const { Widget } =
    captcha.provider === 'recaptcha'
      ? await import('./RecaptchaWidget.tsx')
      : await import('./AltchaWidget.tsx');
  return { Widget, siteKey: captcha.siteKey ?? '' };
}
