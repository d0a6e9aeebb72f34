export { sendProven, useCaptchaField, wantsProof } from './captcha.ts';
export { type Errors, findEmpty, findErrors, trimmed } from './errors.ts';
export { type FormKit, useForm } from './useForm.ts';
export { FormRefusal } from './useSending.ts';
