export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that mailboxes can drop the second. */
  messageId: string;
  /** Turns such mail off with one request, for mail programs that offer a button; absent where it is none to turn off. */
  unsubscribeUrl?: string;
};

export type MailProvider = {
  /** Hands a mail to the server; throws when it was not taken. */
  send: (mail: Mail) => Promise<void>;
  /** Whether news is mailed too, beside what somebody needs to get into their account. */
  sendsNews: boolean;
  /** The mails that were kept instead of sent, the newest first; absent where they are sent. */
  kept?: () => readonly KeptMail[];
};

export type KeptMail = Mail & { at: number };
