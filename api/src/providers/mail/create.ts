import type { AppContext } from '../../context.ts';
import type { MailProvider } from './index.ts';
import { loggedMail, mailbox } from './mailbox.ts';
import { smtpMail } from './smtp.ts';

/** The mail server of the configuration. Without one: in development a mailbox, in production the log. */
export function createMail({
  config,
  log,
  clock,
}: Pick<AppContext, 'config' | 'log' | 'clock'>): MailProvider {
  if (config.mail) return smtpMail(config.mail);
  return config.production ? loggedMail(log) : mailbox({ log, clock });
}
