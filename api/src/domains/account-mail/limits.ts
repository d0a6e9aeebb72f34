/** Mails with a link that one mailbox gets, and that one account may ask for, within an hour: more would fill it. */
export const MAILS_AN_HOUR = 3;
