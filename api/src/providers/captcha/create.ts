import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { embeddedCaptcha } from './embedded.ts';
import type { CaptchaProvider } from './index.ts';
import { GOOGLE_SITEVERIFY, recaptcha } from './recaptcha.ts';

type Needs = {
  config: Pick<Config, 'captcha' | 'jwtSecret'>;
  db: Database;
  clock: Clock;
  /** The address that checks reCAPTCHA answers; Google by default. */
  siteverifyUrl?: string;
};

/** The captcha of the configuration. */
export function createCaptcha({
  config,
  db,
  clock,
  siteverifyUrl = GOOGLE_SITEVERIFY,
}: Needs): CaptchaProvider {
  if (config.captcha.provider === 'recaptcha') {
    return recaptcha({ secret: config.captcha.secret, url: siteverifyUrl });
  }
  return embeddedCaptcha({ secret: config.jwtSecret, cost: config.captcha.cost, db, clock });
}
