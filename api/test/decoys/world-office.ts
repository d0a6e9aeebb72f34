import { DAY_MS } from 'mf-shared/time';
import type { TestApp } from '../harness.ts';
import { put, type RowOf } from './put.ts';

/** Private rows of a venue and of an account, and what was learned about both. */
export async function office(app: TestApp): Promise<void> {
  const { now } = app.time;
  await put(
    app,
    'payments',
    payment('pay-home', now - DAY_MS),
    payment('pay-failed', now - 2 * DAY_MS, 'failed'),
  );
  await put(app, 'payments', { ...payment('pay-other', now - DAY_MS), venue_id: 'v-other' });
  await put(app, 'refunds', refund('refund-home', 'v-home', 'pay-home'));
  await put(app, 'refunds', refund('refund-other', 'v-other', 'pay-other'));
  await put(app, 'invoices', invoice('pay-home', 'v-home', 1), invoice('pay-other', 'v-other', 2));
  await put(app, 'invoice_years', { year: 2026, last_number: 2 });
  await put(app, 'billing_details', {
    ...{ venue_id: 'v-home', title: 'Ev Saha Ltd.', tax_office: 'Kadıköy', tax_number: '1234567890' },
    changed_at: now,
  });
  await put(app, 'price_rules', price('price-home'));
  await put(app, 'venue_changes', change('change-home', now - 1000), change('change-old', now - 2000));
  await put(app, 'venue_photos', {
    id: 'photo-home',
    venue_id: 'v-home',
    path: '/uploads/a.webp',
    sort: 0,
  });
  await put(app, 'corrections', correction('correction-home', 'v-home', now - DAY_MS));
  await put(app, 'corrections', correction('correction-other', 'v-other', now - DAY_MS));
  await put(app, 'rejections', {
    ...{ venue_id: 'v-gone', venue_name: 'Eski Saha', city: 'İstanbul', phone: '+902121119911' },
    ...{ email_key: 'eski@saha.test', address_key: 'sahil yolu 9', lat: 40.9, lng: 29.1 },
    ...{ reason: 'Tapu yok', rejected_at: now - DAY_MS },
  });
  await put(app, 'staff', {
    ...{ id: 'staff-invited', venue_id: 'v-home', name: 'Selin', email: 'selin@ekip.test' },
    ...{ password_hash: null, role: 'staff', invite_hash: 'hash', invite_expires_at: now + DAY_MS },
    ...{ token_version: 0, created_at: now },
  });
  await put(app, 'admin_invitations', {
    ...{ id: 'invitation', email: 'nil@yonetici.test', role: 'support', token_hash: 'a' },
    ...{ invited_by: 'u-admin', created_at: now, expires_at: now + DAY_MS },
  });
  await put(app, 'calendar_feeds', { user_id: 'u-player', secret: FEEDS.player, created_at: now });
  await put(app, 'venue_feeds', {
    ...{ person_id: 'v-home', venue_id: 'v-home', staff_id: null, secret: FEEDS.venue, created_at: now },
  });
  for (const account_id of ['u-player', 'v-home']) {
    const [user_id, venue_id] = account_id === 'v-home' ? [null, account_id] : [account_id, null];
    await put(app, 'second_factors', {
      ...{ account_id, user_id, venue_id, staff_id: null, enabled_at: now, totp_secret: null },
      ...{ totp_pending: null, totp_last_step: null, tries: 0, tries_since: 0 },
    });
    await put(app, 'recovery_codes', { account_id, hash: `code-${account_id}` });
    await put(app, 'passkeys', {
      ...{ id: `key-${account_id}`, account_id, name: 'Telefon', public_key: 'k', counter: 0 },
      ...{ transports: '[]', created_at: now, last_used_at: null },
    });
  }
  await put(app, 'announcements', {
    ...{
      id: 'announced',
      title: 'Bakım',
      text: 'Bu gece bakım var.',
      link: null,
      role: 'all',
      place: 'venue',
    },
    ...{ city: null, venue_id: 'v-home', push: 1, mail: 0, send_at: null, state: 'sent', version: 2 },
    ...{ created_by: 'u-admin', created_at: now, started_at: now, stage: 'businesses', reached: 'v-home' },
    ...{ recipients: 3, told: 2, failed: 1, ended_at: now, withdrawn_at: null, cleared_at: null },
  });
  await put(app, 'broadcasts', {
    ...{ id: 'announced', created_at: now, ended_at: null },
    ...{ pushes_sent: 2, pushes_failed: 0, mails_sent: 0, mails_failed: 0 },
  });
  await learned(app, now);
}

/** Secrets of the private calendars, as long as real ones. */
export const FEEDS = { player: 'p'.repeat(43), venue: 'v'.repeat(43) };

async function learned(app: TestApp, now: number): Promise<void> {
  const hours = JSON.stringify(Array(7 * 24).fill(1));
  for (const venue_id of ['v-home', 'v-other']) {
    await put(app, 'player_habits', { user_id: 'u-player', venue_id, weekday: 4, hour: 21, weight: 2 });
    await put(app, 'venue_demand', { venue_id, city: 'İstanbul', weight: 5, hours });
  }
  await put(app, 'venue_neighbours', { venue_id: 'v-home', other_id: 'v-other', score: 0.5 });
  await put(app, 'recommendation_dismissals', {
    ...{ user_id: 'u-player', kind: 'player', target_id: 'u-asked', created_at: now },
  });
}

/** A payment of the venue; by default a paid invoice. */
export const payment = (
  id: string,
  created_at: number,
  status: 'paid' | 'failed' = 'paid',
): RowOf<'payments'> => ({
  ...{ id, venue_id: 'v-home', amount: 1500, status, provider: 'sandbox', provider_token: id, created_at },
  ...{ completed_at: created_at, period_from: created_at, period_to: created_at + 30 * DAY_MS },
  ...{ failure_reason: null, asked_at: null },
});

/** A request for money that waits for its decision. */
const refund = (id: string, venue_id: string, payment_id: string): RowOf<'refunds'> => ({
  ...{ id, payment_id, venue_id, request_id: `asked-${id}`, amount: 1500, state: 'requested', reason: null },
  ...{ decided_by: null, decided_at: null, executed_at: null, booked_at: null, reference: null },
  ...{ deadline: 1_800_000_000_000, due_at: null, tries: 0, last_error: null, created_at: 1 },
});

const invoice = (id: string, venue_id: string, number: number): RowOf<'invoices'> => ({
  ...{ id, year: 2026, number, kind: 'sale', payment_id: id, refund_id: null, venue_id, provider: 'sandbox' },
  ...{ month: '2026-11', amount: 1500, vat: 25_000, seller: null, buyer: null, issued_at: 1 },
});

const correction = (id: string, venue_id: string, at: number): RowOf<'corrections'> => ({
  ...{ id, venue_id, text: 'Adresi tam yazın.', parts: '["address"]', asked_at: at, withdrawn_at: null },
  ...{ sent_at: at, expired_at: null, ends_at: null, due_at: null, before: null, after: null },
});

const price = (id: string): RowOf<'price_rules'> => ({
  ...{ id, venue_id: 'v-home', sort: 0, label: 'Akşam', field_ids: '[]', weekdays: '[]', from_date: null },
  ...{ to_date: null, starts: '20:00', ends: '22:00', price: 1500 },
});

const change = (id: string, created_at: number): RowOf<'venue_changes'> => ({
  ...{ id, venue_id: 'v-home', staff_id: null, who: 'İşletme sahibi', subject_id: 'r-coming' },
  ...{ text: `Değişiklik ${id}`, created_at },
});
