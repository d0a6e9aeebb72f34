/** The messages that a page says by itself, without an answer of the API. Every page carries these, and no others. */
export const OWN_TEXT = {
  captcha_required: 'Lütfen reCAPTCHA doğrulamasını tamamlayın!',
  internal: 'Beklenmeyen bir hata oluştu. Lütfen biraz sonra tekrar deneyin.',
  unavailable: 'Hizmet şu anda yanıt veremiyor. Lütfen biraz sonra tekrar deneyin.',
} as const;
