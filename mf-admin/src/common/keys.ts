/** Names of everything that the admins' pages read. Without its last part, a name stands for all reads below it. */
export const keys = {
  pending: ['pending-venues'],
  correcting: ['correcting-venues'],
  rejected: ['rejected-venues'],
  review: (...id: [id?: string]) => ['venue-review', ...id] as const,
  queue: (...part: readonly unknown[]) => ['queue', ...part] as const,
  money: (...part: readonly unknown[]) => ['money', ...part] as const,
  announcements: (...part: readonly unknown[]) => ['announcements', ...part] as const,
  templates: ['answer-templates'],
  health: ['health'],
  audit: (...part: readonly unknown[]) => ['audit', ...part] as const,
  admins: (...part: readonly ['list' | 'choices' | 'invitations'] | readonly []) =>
    ['admins', ...part] as const,
  alerts: (...part: readonly ['limits' | 'hooks'] | readonly []) => ['alerts', ...part] as const,
  releases: (...part: readonly ['list' | 'watch'] | readonly []) => ['releases', ...part] as const,
  bars: (...asked: [q?: string, kind?: string]) => ['bars', ...asked] as const,
  search: (...asked: [q?: string, kind?: string]) => ['search', ...asked] as const,
  thing: (...which: [kind?: 'reservation' | 'tournament' | 'ad', id?: string]) =>
    ['thing', ...which] as const,
  recent: ['recent-hits'],
  merge: (...pair: [from?: string, into?: string]) => ['merge', ...pair] as const,
  account: (...whose: [kind?: string, id?: string, part?: 'suspension' | 'contents' | 'made' | 'received']) =>
    ['account', ...whose] as const,
} as const;

/** What acts change beyond what they are about. */
export const CHANGED_BY = {
  money: [keys.money(), keys.queue()],
  // A removal closes its report.
  removal: [keys.queue(), keys.thing(), keys.account()],
  // The account's page says what of its contact is barred.
  bar: [keys.bars(), keys.account()],
  thing: [keys.thing(), keys.account(), keys.search()],
} as const;
