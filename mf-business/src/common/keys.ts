import type { ReservationStatus } from 'mf-shared/contracts/reservations';

export type Filter = 'all' | ReservationStatus;

/** Names of everything that the venue's pages read. Without its last parts, a name stands for all reads below it. */
export const keys = {
  board: (businessId: string, ...span: [from?: string, to?: string]) =>
    ['board', businessId, ...span] as const,
  bookings: (businessId: string) => ['bookings', businessId] as const,
  day: (businessId: string, ...date: [string?]) => ['bookings', businessId, 'day', ...date] as const,
  list: (businessId: string, ...filter: [Filter?]) => ['bookings', businessId, 'list', ...filter] as const,
  requests: (businessId: string) => ['bookings', businessId, 'requests'] as const,
  subscriptions: (businessId: string) => ['subscriptions', businessId] as const,
  staff: (businessId: string) => ['staff', businessId] as const,
  changes: (businessId: string, ...subjectId: [(string | null)?]) =>
    ['changes', businessId, ...subjectId] as const,
  invitation: (code: string) => ['invitation', code] as const,
  profile: (businessId: string) => ['profile', businessId] as const,
  rank: (businessId: string) => ['rank', businessId] as const,
  settings: (businessId: string) => ['settings', businessId] as const,
  prices: (businessId: string) => ['prices', businessId] as const,
  income: (businessId: string, from: string, to: string) => ['income', businessId, from, to] as const,
  payments: (businessId: string, read: 'state' | 'invoices' | 'coming' | 'payer') =>
    ['payments', businessId, read] as const,
  payment: (businessId: string, id: string) => ['payments', businessId, 'followed', id] as const,
  closing: ['closing'] as const,
};
