import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import { put, type RowOf } from '../decoys/put.ts';
import { payment } from '../decoys/world-office.ts';
import type { TestApp } from '../harness.ts';

/** Rows that only jobs handle: unsent messages, expiring rows, payments that the bank has not decided. */
export async function waitingWork(app: TestApp): Promise<void> {
  for (const fill of [accountMails, passing, news, open]) await fill(app, app.time.now);
}

async function accountMails(app: TestApp, now: number): Promise<void> {
  await put(
    app,
    'account_mails',
    accountMail('mail-verify', 'verify', 'u-asker', now, { due_at: now }),
    accountMail('mail-reset', 'reset', 'u-player', now, { due_at: now }),
    accountMail('mail-change', 'change', 'u-mate', now, { due_at: now, address: 'yeni@oyuncu.test' }),
    accountMail('mail-notice', 'notice', 'u-mate', now, { due_at: now, detail: 'yeni@oyuncu.test' }),
    accountMail('mail-rejected', 'rejected', 'v-rejected', now, {
      ...{ due_at: now, model: 'Business', detail: 'Eksik' },
    }),
    accountMail('mail-used', 'reset', 'u-far', now - DAY_MS, { used_at: now - DAY_MS, token_hash: 'h' }),
    accountMail('mail-sent', 'verify', 'u-far', now, { expires_at: now + DAY_MS, token_hash: 'i' }),
    accountMail('mail-old', 'verify', 'u-far', 1),
  );
  await app.db.q.updateTable('users').set({ email_verified_at: null }).where('id', '=', 'u-asker').execute();
}

/** Rows that expire. */
async function passing(app: TestApp, now: number): Promise<void> {
  await put(
    app,
    'factor_challenges',
    { challenge: 'c-over', account_id: 'u-player', purpose: 'ticket', expires_at: now - 1 },
    { challenge: 'c-open', account_id: 'v-home', purpose: 'passkey login', expires_at: now + 5 * MINUTE_MS },
  );
  await put(
    app,
    'used_captchas',
    { id: 'k-over', expires_at: now - 1 },
    { id: 'k-open', expires_at: now + DAY_MS },
  );
  await put(
    app,
    'rate_limits',
    { key: 'over', points: 3, expire: now - 1 },
    { key: 'open', points: 2, expire: now + DAY_MS },
    { key: 'ever', points: 1, expire: null },
  );
}

async function news(app: TestApp, now: number): Promise<void> {
  await put(app, 'deliveries', delivery('push', 'push-player', now), delivery('mail', 'u-player', now));
  const told = { owner_id: 'u-player', facts: '[]', last: null, again: 0, about_user: null };
  const notice = { kind: 'reservation_approved', link: '/', text: 'Yine.' };
  const to = { model: 'User', id: 'u-player' };
  const again = JSON.stringify({ to, ...notice, fact: { subject: 'due', is: 'approved' } });
  await put(
    app,
    'told',
    { ...told, subject: 'before', day: '2026-11-17', waiting: null, due_at: null },
    { ...told, subject: 'today', day: '2026-11-18', waiting: null, due_at: null },
    { ...told, subject: 'due', day: '2026-11-18', waiting: again, due_at: now },
  );
}

/** An unsent answer to a visitor, and a payment that the bank did not report. */
async function open(app: TestApp, now: number): Promise<void> {
  const answer = { status: 'answered', answer: 'Buyurun.', answered_at: now, due_at: now } as const;
  const visitor = { owner_model: null, owner_id: null, visitor_name: 'Su', visitor_email: 'su@posta.test' };
  await app.db.q
    .updateTable('support_requests')
    .set({ ...answer, ...visitor })
    .where('id', '=', 'q-player')
    .execute();
  await put(app, 'payments', {
    ...payment('pay-asked', now - 5 * MINUTE_MS),
    ...{ status: 'initialised', completed_at: null, period_from: null, period_to: null },
  });
}

const accountMail = (
  id: string,
  purpose: RowOf<'account_mails'>['purpose'],
  account_id: string,
  at: number,
  over: Partial<RowOf<'account_mails'>> = {},
): RowOf<'account_mails'> => ({
  ...{ id, purpose, account_id, model: 'User', address: `${account_id}@oyuncu.test`, detail: null },
  ...{ token_hash: null, due_at: null, tries: 0, created_at: at, written_at: null, expires_at: null },
  ...{ used_at: null, ...over },
});

const delivery = (channel: 'push' | 'mail', target: string, now: number): RowOf<'deliveries'> => ({
  ...{ id: `d-${channel}`, channel, owner_model: 'User', owner_id: 'u-player', target, tag: 't', tries: 0 },
  ...{ kind: 'reservation_approved', text: 'Rezervasyonunuz onaylandı.', link: '/my-reservations' },
  ...{ due_at: now, created_at: now },
});
