/** Proof that a person (or at least some work) stands behind a form. */
export type CaptchaProvider = {
  /** The challenge for the browser; null when the provider hands out its own. */
  challenge: () => Promise<unknown>;
  /**
   * Checks and uses up a token.
   * @throws `captcha_required` without one
   * @throws `captcha_rejected` for a wrong, expired or used one
   */
  verify: (token: string | undefined) => Promise<void>;
};
