import type { ReservationStatus } from 'mf-shared/contracts/reservations';

export type Filter = 'all' | ReservationStatus;

/** Names of everything that the venue's pages read. Without its last parts, a name stands for all reads below it. */
export const keys = {
  board: (venueId: string, ...span: [from?: string, to?: string]) => ['board', venueId, ...span] as const,
  bookings: (venueId: string) => ['bookings', venueId] as const,
  day: (venueId: string, ...date: [string?]) => ['bookings', venueId, 'day', ...date] as const,
  list: (venueId: string, ...filter: [Filter?]) => ['bookings', venueId, 'list', ...filter] as const,
  requests: (venueId: string) => ['bookings', venueId, 'requests'] as const,
  subscriptions: (venueId: string) => ['subscriptions', venueId] as const,
  staff: (venueId: string) => ['staff', venueId] as const,
  changes: (venueId: string, ...subjectId: [(string | null)?]) => ['changes', venueId, ...subjectId] as const,
  invitation: (code: string) => ['invitation', code] as const,
  profile: (venueId: string) => ['profile', venueId] as const,
  rank: (venueId: string) => ['rank', venueId] as const,
  settings: (venueId: string) => ['settings', venueId] as const,
  prices: (venueId: string) => ['prices', venueId] as const,
  income: (venueId: string, from: string, to: string) => ['income', venueId, from, to] as const,
  payments: (venueId: string, read: 'state' | 'invoices' | 'coming' | 'payer') =>
    ['payments', venueId, read] as const,
  payment: (venueId: string, id: string) => ['payments', venueId, 'followed', id] as const,
  correction: (token: string) => ['correction', token] as const,
  closing: ['closing'] as const,
};
