import type { Config } from '../../config.ts';
import type { MailProvider } from './index.ts';
import { smtpMail } from './smtp.ts';

/** The mail that the configuration chose; null for none. */
export const createMail = ({ mail }: Pick<Config, 'mail'>): MailProvider | null =>
  mail ? smtpMail(mail) : null;
