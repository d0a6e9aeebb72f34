import type { BoardEntry } from 'mf-shared/contracts/board';
import type { StaffMember } from 'mf-shared/contracts/staff';
import type { Occurrence } from 'mf-shared/contracts/subscriptions';
import { subscription } from '../../mf-shared/test/subscriptions.ts';
import { keys } from '../src/common/keys.ts';
import { useAttendance } from '../src/features/attendance/useAttendance.ts';
import { useBoardActions } from '../src/features/board/useBoardActions.ts';
import { useDecision } from '../src/features/bookings/useDecision.ts';
import { useStaffChange } from '../src/features/staff/queries.ts';
import { useChange } from '../src/features/subscriptions/queries.ts';

export const startsAt = Date.parse('2026-11-20T18:00:00Z');
const DAY = keys.day('b1', '2026-11-20');
const LIST = keys.list('b1', 'all');
const REQUESTS = keys.requests('b1');
export const [BOARD, SUBSCRIPTIONS] = [
  ['board', 'b1', '2026-11-20', '2026-11-20'],
  ['subscriptions', 'b1'],
];
export const [PEOPLE, CHANGES, PROFILE, FOREIGN] = [
  ['staff', 'b1'],
  ['changes', 'b1', null],
  ['profile', 'b1'],
  ['subscriptions', 'b2'],
];
/** The cached data of a venue that changes read again. */
export const KEPT = { BOARD, DAY, LIST, REQUESTS, SUBSCRIPTIONS, PEOPLE, CHANGES, PROFILE, FOREIGN };

const s1 = subscription('s1');
const week = { id: 'w1' } as Occurrence;
const veli = { id: 'v1', name: 'Veli' } as StaffMember;
const entry = { id: 'e1', kind: 'reservation', fieldId: 'f1', version: '7', startsAt } as BoardEntry;
const invited = { message: 'x', member: veli, inviteUrl: 'https://t.test/d' };

const subscriptions = () => useChange('b1');
const staff = () => useStaffChange('b1', () => {});
const board = () => useBoardActions('b1');
const came = () => useAttendance('b1');
export const decision = () => useDecision('b1');

type Row<T = never> = [
  call: string,
  body: unknown,
  hook: () => T,
  run: (hook: T) => unknown,
  stale: (keyof typeof KEPT)[],
  refused: string,
  answer?: unknown,
  /** Its message, and the call that undoes it. */
  said?: [string, string?],
];
const row = <T>(...one: Row<T>) => one as unknown as Row;
export const DONE = 'Tamam.';
const ALL_OF_IT: (keyof typeof KEPT)[] = ['BOARD', 'DAY', 'LIST', 'REQUESTS', 'SUBSCRIPTIONS'];
const UNSAID = 'Hizmet şu anda yanıt veremiyor. Lütfen biraz sonra tekrar deneyin.';

/** Every change that a venue makes with one press. */
export const ROWS: Row[] = [
  ...(['approve', 'reject'] as const).map((verb) =>
    row(
      `POST subscription/${verb}`,
      { requestId: 's1' },
      subscriptions,
      ({ mutate }) => mutate({ verb, subscription: s1 }),
      ['DAY', 'SUBSCRIPTIONS'],
      verb === 'approve' ? 'Onaylanamadı.' : 'Reddedilemedi.',
    ),
  ),
  row(
    'DELETE subscription/s1',
    null,
    subscriptions,
    ({ mutate }) => mutate({ verb: 'cancel', subscription: s1 }),
    ['DAY', 'SUBSCRIPTIONS'],
    'İptal edilemedi.',
  ),
  row(
    'POST subscription/s1/resume',
    null,
    subscriptions,
    ({ mutate }) => mutate({ verb: 'resume', subscription: s1 }),
    ['DAY', 'SUBSCRIPTIONS'],
    'Yeniden başlatılamadı.',
  ),
  row(
    'POST subscription/s1/pause',
    { from: '2026-12-01', until: '2026-12-08' },
    subscriptions,
    ({ mutate }) =>
      mutate({
        verb: 'pause',
        subscription: s1,
        range: { from: '2026-12-01', until: '2026-12-08' } as never,
      }),
    ['DAY', 'SUBSCRIPTIONS'],
    'Ara verilemedi.',
    undefined,
    [DONE, 'POST subscription/s1/resume'],
  ),
  row(
    'POST subscription/occurrences/w1/skip',
    null,
    subscriptions,
    ({ mutate }) => mutate({ verb: 'skip', subscription: s1, week }),
    ['DAY', 'SUBSCRIPTIONS'],
    'Hafta atlanamadı.',
    undefined,
    [DONE, 'POST subscription/occurrences/w1/restore'],
  ),
  row(
    'POST subscription/occurrences/w1/restore',
    null,
    subscriptions,
    ({ mutate }) => mutate({ verb: 'restore', subscription: s1, week }),
    ['DAY', 'SUBSCRIPTIONS'],
    'Hafta geri alınamadı.',
  ),
  row(
    'POST business/staff',
    { name: 'Ege', email: 'ege@b.test', role: 'manager' },
    staff,
    ({ mutate }) => mutate({ verb: 'invite', person: { name: 'Ege', email: 'ege@b.test', role: 'manager' } }),
    ['PEOPLE', 'CHANGES'],
    'Davet hazırlanamadı.',
    invited,
    [''],
  ),
  row(
    'POST business/staff/v1/invite',
    null,
    staff,
    ({ mutate }) => mutate({ verb: 'renew', member: veli }),
    ['PEOPLE', 'CHANGES'],
    'Yeni bağlantı hazırlanamadı.',
    invited,
    [''],
  ),
  row(
    'DELETE business/staff/v1',
    null,
    staff,
    ({ mutate }) => mutate({ verb: 'remove', member: veli }),
    ['PEOPLE', 'CHANGES'],
    'Ekipten çıkarılamadı.',
  ),
  row(
    'PATCH business/staff/v1',
    { role: 'manager' },
    staff,
    ({ mutate }) => mutate({ verb: 'role', member: veli, role: 'manager' }),
    ['PEOPLE', 'CHANGES'],
    'Görev değiştirilemedi.',
    { ...veli, role: 'manager' },
    ['Veli artık yönetici.'],
  ),
  row(
    'POST reservations/attendance',
    { reservationId: 'e1', attendance: 'played' },
    came,
    ({ mutate }) => mutate({ kind: 'reservation', id: 'e1', attendance: 'played' as never }),
    ['BOARD', 'CHANGES', 'DAY'],
    UNSAID,
    undefined,
    [''],
  ),
  row(
    'POST business/attendance',
    { kind: 'subscription', id: 'w1', attendance: null },
    came,
    ({ mutate }) => mutate({ kind: 'subscription', id: 'w1', attendance: null }),
    ['BOARD', 'CHANGES', 'DAY'],
    UNSAID,
    undefined,
    [''],
  ),
  row(
    'POST reservations/approve',
    { reservationId: 'e1', startsAt },
    board,
    ({ approve }) => approve(entry),
    ALL_OF_IT,
    UNSAID,
    undefined,
    ['Rezervasyon onaylandı!'],
  ),
  row(
    'POST reservations/reject',
    { reservationId: 'e1', startsAt },
    board,
    ({ reject }) => reject(entry),
    ALL_OF_IT,
    UNSAID,
    undefined,
    ['Rezervasyon reddedildi!', 'POST reservations/e1/restore'],
  ),
  row(
    'POST reservations/reject',
    { reservationId: 'e1', startsAt },
    board,
    ({ answer }) => answer('reject', entry),
    ALL_OF_IT,
    UNSAID,
    undefined,
    ['Rezervasyon reddedildi!', 'POST reservations/e1/restore'],
  ),
  row(
    'POST business/phone-bookings/e1/cancel',
    { version: '7', scope: 'following' },
    board,
    ({ cancelPhone }) => cancelPhone(entry, 'following'),
    ALL_OF_IT,
    UNSAID,
    { message: DONE, cancelled: [] },
    [DONE, 'POST business/phone-bookings/restore'],
  ),
  ...(['hour', 'night', 'series'] as const).map((scope) =>
    row(
      'POST business/closures/e1/reopen',
      { version: '7', scope, startsAt },
      board,
      ({ reopen }) => reopen(entry, scope),
      ALL_OF_IT,
      UNSAID,
      { message: DONE, closures: [] },
      [DONE, 'POST business/closures/restore'],
    ),
  ),
  row('DELETE reservations/e1', null, board, ({ remove }) => remove(entry), ALL_OF_IT, UNSAID, undefined, [
    'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.',
    'POST reservations/e1/restore',
  ]),
  row(
    'POST reservations/reject',
    { reservationId: 'e1', startsAt },
    decision,
    (decide) => decide({ verb: 'reject', reservationId: 'e1' }),
    ['DAY', 'REQUESTS'],
    'Rezervasyon reddedilemedi.',
    undefined,
    ['Rezervasyon reddedildi!', 'POST reservations/e1/restore'],
  ),
  row(
    'POST reservations/approve',
    { reservationId: 'e1', startsAt },
    decision,
    (decide) => decide({ verb: 'approve', reservationId: 'e1' }),
    ['DAY', 'REQUESTS'],
    'Rezervasyon onaylanamadı.',
    undefined,
    ['Rezervasyon onaylandı!'],
  ),
  row(
    'DELETE reservations/e1',
    null,
    decision,
    (decide) => decide({ verb: 'remove', reservationId: 'e1' }),
    ['DAY', 'REQUESTS'],
    'Silme işlemi başarısız.',
    undefined,
    ['Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.', 'POST reservations/e1/restore'],
  ),
];
