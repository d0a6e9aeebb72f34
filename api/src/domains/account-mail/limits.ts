/** Mails with a link per hour, to one mailbox and for one account: more would fill the mailbox. */
export const MAILS_AN_HOUR = 3;
