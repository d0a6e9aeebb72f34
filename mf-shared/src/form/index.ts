export { proofOf } from './captcha.ts';
export { findEmpty, trimmed } from './errors.ts';
export { useForm } from './useForm.ts';
