import nodemailer from 'nodemailer';
import type { MailProvider } from './index.ts';

const TIMEOUT_MS = 20_000;

type Options = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** A name with an address. */
  from: string;
  /** How long to wait for a silent server, ms. */
  timeoutMs?: number;
};

/** Sends over SMTP. */
export function smtpMail({ url, from, timeoutMs = TIMEOUT_MS }: Options): MailProvider {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    sendsNews: true,
    async send({ to, subject, text, html, messageId, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
  };
}
