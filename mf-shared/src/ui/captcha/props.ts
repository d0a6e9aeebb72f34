/** What every captcha widget is given. */
export type CaptchaProps = {
  onToken: (token: string | null) => void;
  /** Told whether a token is on its way by itself. */
  onSolving: (solving: boolean) => void;
};
