export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stays the same when a mail is sent again, so that mailboxes can drop the second. */
  messageId: string;
  /** Turns such mail off with one request, for mail programs that offer a button. */
  unsubscribeUrl: string;
};

export type MailProvider = {
  /** Hands a mail to the server; throws when it was not taken. */
  send: (mail: Mail) => Promise<void>;
};
