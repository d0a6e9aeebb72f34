import nodemailer from 'nodemailer';
import type { MailProvider } from './index.ts';

const TIMEOUT_MS = 20_000;

/** Sends over SMTP. `url` is `smtp://user:password@host:587` or `smtps://…`, `from` a name with an address. */
export function smtpMail({ url, from }: { url: string; from: string }): MailProvider {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
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
