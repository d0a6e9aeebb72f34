/** What every captcha widget is given. */
export type CaptchaProps = { onToken: (token: string | null) => void };
