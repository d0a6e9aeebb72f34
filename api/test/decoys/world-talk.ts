import type { QueueKind } from 'mf-shared/contracts/queue';
import { DAY_MS } from 'mf-shared/time';
import type { TestApp } from '../harness.ts';
import { put, type RowOf } from './put.ts';

type Party = ['User' | 'Business', string];
const PLAYER: Party = ['User', 'u-player'];
const HOME: Party = ['Business', 'v-home'];

/** A message between two parties. */
export function message(id: string, from: Party, to: Party, created_at: number): RowOf<'messages'> {
  const [sender_model, sender_id] = from;
  const [receiver_model, receiver_id] = to;
  return {
    ...{ id, pair_key: [sender_id, receiver_id].sort().join(':'), client_id: null, content: `Selam ${id}` },
    ...{ sender_model, sender_id, receiver_model, receiver_id, created_at, read_at: null },
  };
}

/** One side of a conversation. */
export function conversation(owner: Party, partner: Party, unread: number): RowOf<'conversations'> {
  const [owner_model, owner_id] = owner;
  const [partner_model, partner_id] = partner;
  const last = { last_message: 'Selam', last_at: 1_700_000_000_000 };
  return { owner_model, owner_id, partner_model, partner_id, ...last, unread };
}

/** A notification of an account. */
export const news = (
  id: string,
  [owner_model, owner_id]: Party,
  at: number,
  read_at: number | null = null,
) => ({
  ...{ id, owner_model, owner_id, kind: 'reservation_approved', text: `Haber ${id}`, link: '/' },
  ...{ once_key: id, about_user: null, created_at: at, read_at },
});

/** Messages, notifications, blocks, reports and support requests. */
export async function talk(app: TestApp): Promise<void> {
  const { now } = app.time;
  const mate: Party = ['User', 'u-mate'];
  for (const [one, other] of [
    [PLAYER, mate],
    [PLAYER, HOME],
    [mate, HOME],
  ] as const) {
    const key = `${one[1]}-${other[1]}`;
    await put(app, 'messages', message(`m-to-${key}`, one, other, now - 9000));
    await put(app, 'messages', message(`m-from-${key}`, other, one, now - 8000));
    await put(app, 'conversations', conversation(one, other, 2), conversation(other, one, 1));
  }
  for (const [side, party] of [
    ['player', PLAYER],
    ['home', HOME],
    ['mate', mate],
  ] as const) {
    await put(
      app,
      'notifications',
      news(`n-${side}`, party, now - 5),
      news(`n-late-${side}`, party, now - 4),
    );
    await put(app, 'notifications', news(`n-read-${side}`, party, now - 9, now));
    const [owner_model, owner_id] = party;
    await put(app, 'support_requests', support(`q-${side}`, owner_model, owner_id, now));
    await put(app, 'queue_items', waiting(`q-${side}`, 'support', now));
    await put(app, 'notification_preferences', { owner_id, topic: 'messages', push: 0, mail: 0 });
    await put(app, 'push_subscriptions', {
      ...{ id: `push-${side}`, owner_model, owner_id, endpoint: `https://push.test/${side}` },
      ...{ p256dh: 'p', auth: 'a', staff_id: null, created_at: now },
    });
    await put(app, 'reports', report(`x-${side}`, party, now));
    await put(app, 'queue_items', waiting(`x-${side}`, 'report', now));
    await put(app, 'removals', removal(`rem-${side}`, party, now));
    await put(app, 'appeals', appeal(`app-${side}`, `rem-${side}`, party, now));
    await put(app, 'queue_items', waiting(`app-${side}`, 'appeal', now));
  }
  await put(app, 'answer_templates', { id: 'template', title: 'Selam', text: 'Merhaba', changed_at: now });
  await put(app, 'web_hooks', {
    ...{ id: 'hook', url: 'https://ornek.com/', secret: 's', is_on: 1, version: 1, created_at: now },
  });
  await put(app, 'hook_deliveries', {
    ...{ id: 'posted', hook_id: 'hook', event: 'alert.fired', body: '{}', due_at: null, tries: 1 },
    ...{ status: 200, failure: null, took_ms: 9, tried_at: now, sent_at: now, created_at: now },
  });
  await put(app, 'support_messages', {
    ...{ id: 'message-asked', request_id: 'q-mate', admin_id: 'u-admin', text: 'Ne zaman?', created_at: now },
  });
  await put(app, 'blocks', block(PLAYER, ['User', 'u-far']), block(HOME, ['User', 'u-far']));
}

/** One account blocks another. */
export function block(blocker: Party, blocked: Party): RowOf<'blocks'> {
  const [blocker_model, blocker_id] = blocker;
  const [blocked_model, blocked_id] = blocked;
  return { blocker_model, blocker_id, blocked_model, blocked_id, created_at: 1 };
}

const support = (id: string, owner_model: 'User' | 'Business', owner_id: string, created_at: number) => ({
  ...{ id, owner_model, owner_id, visitor_name: null, visitor_email: null, subject: 'other' as const },
  ...{ text: 'Bir sorum var.', payment_id: null, reservations: null, status: 'open' as const, answer: null },
  ...{ answered_by: null, answered_at: null, due_at: null, tries: 0, created_at },
});

/** An open item of the queue. */
export const waiting = (id: string, kind: QueueKind, now: number): RowOf<'queue_items'> => ({
  ...{ id, kind, state: 'open', rank: 1, assignee_id: null, version: 1, created_at: now, changed_at: now },
  ...{ support_id: kind === 'support' ? id : null, report_id: kind === 'report' ? id : null },
  appeal_id: kind === 'appeal' ? id : null,
});

const report = (id: string, [reporter_model, reporter_id]: Party, at: number): RowOf<'reports'> => ({
  ...{ id, reporter_model, reporter_id, subject_type: 'person', subject_id: 'u-far', owner_model: 'User' },
  ...{ owner_id: 'u-far', reason: 'spam', text: '', snapshot: '{}', status: 'open', outcome: null, note: '' },
  ...{ resolved_by: null, resolved_at: null, created_at: at, updated_at: at },
});

const removal = (id: string, [owner_model, owner_id]: Party, now: number): RowOf<'removals'> => ({
  ...{ id, subject_type: 'challenge', subject_id: `gone-${id}`, owner_model, owner_id, category: 'spam' },
  ...{ reason: 'Reklam', content: '{"details":"Ucuz forma"}', report_id: null, reporter_model: null },
  ...{ reporter_id: null, removed_by: 'u-admin', removed_at: now, restored_at: null },
  purge_at: now + 180 * DAY_MS,
});

const appeal = (id: string, removal_id: string, party: Party, now: number): RowOf<'appeals'> => ({
  ...{ id, removal_id, suspended_at: null, owner_model: party[0], owner_id: party[1], against: 'u-admin' },
  ...{ text: 'Reklam değil', state: 'open', answer: null, decided_by: null, created_at: now },
  decided_at: null,
});
