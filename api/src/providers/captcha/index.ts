/** Proof that a person (or at least some work) stands behind a form. */
export type CaptchaProvider = {
  /** What the browser solves, or null where the provider hands out its own. */
  challenge: () => Promise<unknown>;
  /**
   * Checks a token once and for all: throws `captcha_required` without one and `captcha_rejected` for a
   * wrong, expired or already used one.
   */
  verify: (token: string | undefined) => Promise<void>;
};
