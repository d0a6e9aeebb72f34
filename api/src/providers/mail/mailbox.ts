import type { AppContext } from '../../context.ts';
import type { KeptMail, MailProvider } from './index.ts';

/** Most kept mails; older ones make room. */
const MAX_KEPT = 200;

/** A link in a mail's text; `split` keeps it as a separate piece. */
export const LINK = /(https?:\/\/\S+)/;

const linksIn = (text: string): string[] => text.split(LINK).filter((_, i) => i % 2 === 1);

/** For a deployment without a mail server: logs what people need to get into their account, drops other mail. */
export const loggedMail = (log: AppContext['log']): MailProvider => ({
  sendsNews: false,
  async send({ to, subject, text, unsubscribeUrl }) {
    if (unsubscribeUrl) return;
    log.info({ to, subject, links: linksIn(text) }, 'no mail server is set: this mail was not sent');
  },
});

/** A mailbox in memory for everybody, shown in the browser. Links are logged as well. */
export function mailbox({ log, clock }: Pick<AppContext, 'log' | 'clock'>): MailProvider {
  const mails: KeptMail[] = [];
  const logged = loggedMail(log);
  return {
    sendsNews: true,
    kept: () => mails,
    async send(mail) {
      mails.unshift({ ...mail, at: clock() });
      mails.length = Math.min(mails.length, MAX_KEPT);
      await logged.send(mail);
    },
  };
}
