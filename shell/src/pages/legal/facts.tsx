/** Facts that several legal texts repeat; written once so that the texts cannot disagree. */
export const MONTHLY_FEE = '1.500 TL';
export const CONTACT_EMAIL = 'destek@topla.test';
export const UPDATED = '2026-11-21';

export function ContactMail() {
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
}
