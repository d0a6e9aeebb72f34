export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that mailboxes can drop the second one. */
  messageId: string;
  /**
   * Turns such mail off with one request, for mail programs with a button; absent for mail that can not be turned off.
   */
  unsubscribeUrl?: string;
};

export type MailProvider = {
  /**
   * Hands a mail to the server.
   * @throws when the server did not take it
   */
  send: (mail: Mail) => Promise<void>;
  /** Whether news is mailed too, besides mails that let people into their account. */
  sendsNews: boolean;
  /** The mails that were kept instead of sent, newest first; absent when mails are sent. */
  kept?: () => readonly KeptMail[];
};

export type KeptMail = Mail & { at: number };
