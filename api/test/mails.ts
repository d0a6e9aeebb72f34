import { vi } from 'vitest';
import type { Mail, MailProvider } from '../src/providers/mail/index.ts';
import type { TestApp } from './harness.ts';

/** A mail server in memory; it refuses as many mails as `refusals` says. */
export function memoryMail() {
  const mails: Mail[] = [];
  const state = { refusals: 0 };
  const provider: MailProvider = {
    sendsNews: true,
    send: async (mail) => {
      if (state.refusals > 0) {
        state.refusals -= 1;
        throw new Error('try again later');
      }
      mails.push(mail);
    },
  };
  return { provider, mails, state, to: (address: string) => mails.filter(({ to }) => to === address) };
}

/** Waits until no mail to an account is due. */
export const untilMailed = ({ db, time }: TestApp): Promise<void> =>
  vi.waitFor(async () => {
    const due = db.q.selectFrom('account_mails').select('id').where('due_at', 'is not', null);
    // A claimed mail is due later; nothing else is while the test clock stands.
    if ((await due.where('due_at', '<=', time.now + 2 * 60_000).execute()).length > 0)
      throw new Error('mail waits');
  });

/** The token of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link in “${mail?.subject ?? 'no mail'}”`);
  return token;
}
