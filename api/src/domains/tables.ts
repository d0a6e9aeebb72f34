import type { PublishedViews } from '../db/schema/published.ts';
import type { Tables } from '../db/schema.ts';

/**
 * The owner of each table: a domain, or a folder outside the domains. Others use the table through the face of its
 * owner, or read it through a published view. `api/test/table-owners.test.ts` checks this. A row that is a
 * login or a session has two owners: its domain, and `auth`, which finds, locks and checks them and has no domain below
 * it.
 */
export const OWNERS = {
  account_mails: 'account-mail',
  blocks: 'blocks',
  venue_photos: 'venues',
  venues: ['venues', 'auth'],
  calendar_feeds: 'calendar',
  cells: 'occupancy',
  challenges: 'challenges',
  closures: 'board',
  conversations: 'messages',
  deliveries: 'notifications',
  factor_challenges: 'second-factor',
  friendships: 'friends',
  health: 'http',
  lineup_players: 'lineups',
  lineups: 'lineups',
  match_participants: 'matches',
  match_ratings: 'matches',
  matches: 'matches',
  messages: 'messages',
  name_words: 'players',
  notification_preferences: 'notifications',
  notifications: 'notifications',
  passkeys: 'second-factor',
  payments: 'payments',
  phone_bookings: 'board',
  pitches: 'occupancy',
  player_habits: 'recommendations',
  price_rules: 'prices',
  push_subscriptions: 'notifications',
  rate_limits: 'http',
  recommendation_dismissals: 'recommendations',
  recommendation_models: 'recommendations',
  recovery_codes: 'second-factor',
  reports: 'reports',
  ads: 'ads',
  reservations: 'reservations',
  reviews: 'reviews',
  sandbox_charges: 'providers',
  second_factors: 'second-factor',
  sessions: ['sessions', 'auth'],
  staff: ['staff', 'auth'],
  subscription_occurrences: 'subscriptions',
  subscriptions: 'subscriptions',
  support_requests: 'support',
  told: 'notifications',
  tournament_participants: 'tournaments',
  tournaments: 'tournaments',
  used_captchas: 'providers',
  users: ['players', 'auth'],
  venue_changes: 'staff',
  venue_demand: 'recommendations',
  venue_feeds: 'calendar',
  venue_neighbours: 'recommendations',
  waiting_entries: 'waiting-list',
} as const satisfies Record<keyof Tables, string | readonly string[]>;

/** Views that everybody may read, with the owner that decides on their columns. */
export const PUBLISHED = {
  published_occurrences: 'subscriptions',
  published_payments: 'payments',
  published_phone_bookings: 'board',
  published_pitches: 'occupancy',
  published_players: 'players',
  published_reservations: 'reservations',
  published_reviews: 'reviews',
  published_second_factors: 'second-factor',
  published_subscriptions: 'subscriptions',
  published_venues: 'venues',
} as const satisfies Record<keyof PublishedViews, string>;
