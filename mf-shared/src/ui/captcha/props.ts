/** Props of every captcha widget. */
export type CaptchaProps = {
  onToken: (token: string | null) => void;
  /** Receives whether a token will come by itself. */
  onSolving: (solving: boolean) => void;
};
