import type { WaitingHour } from 'mf-shared/contracts/waiting-list';

type Actor = string | null;

/** Names of everything that the player's pages read. Without its last parts, a name stands for all reads below it. */
export const keys = {
  ads: (...search: [type?: string, city?: string, filter?: object]) => ['ads', ...search] as const,
  ownAds: (actor: Actor) => ['ads', 'mine', actor] as const,
  challenges: (me: Actor, ...type: [string?]) => ['challenges', me, ...type] as const,
  districts: (city: string) => ['districts', city] as const,
  friendship: (me: Actor, userId: string) => ['friends', me, 'status', userId] as const,
  friendLists: (me: Actor, ...name: [string?]) => ['friends', me, 'lists', ...name] as const,
  friendsForLineup: (actor: Actor) => ['friends', 'for-lineup', actor] as const,
  players: (me: Actor, ...search: [city?: string, name?: string]) => ['players', me, ...search] as const,
  playersForLineup: (name: string) => ['players', name] as const,
  hourAlerts: (actor: Actor) => ['hour-alerts', actor] as const,
  hours: (...of: [what?: string, search?: object]) => ['hours', ...of] as const,
  lineups: (...userId: [string?]) => ['lineups', ...userId] as const,
  lineupChoices: (userId: string) => ['lineups', userId, 'choices'] as const,
  matches: (...of: [actor?: string, kind?: string]) => ['matches', ...of] as const,
  clashes: (when: object, opponent: string) => ['matches', 'clashes', when, opponent] as const,
  matchPartners: (actor: string) => ['match-partners', actor] as const,
  places: (text: string) => ['places', text] as const,
  profile: (actor: Actor) => ['profile', actor] as const,
  province: (point: object | null) => ['province', point] as const,
  player: (userId: string) => ['user', userId] as const,
  ranking: (city: string) => ['ranking', city] as const,
  recommendations: (actor: Actor) => ['recommendations', actor] as const,
  reservations: (...of: [actor?: Actor, which?: string]) => ['reservations', ...of] as const,
  reviews: (venueId: string) => ['reviews', venueId] as const,
  roster: (me: Actor, code: string) => ['rosters', me, code] as const,
  rosters: () => ['rosters'] as const,
  subscriptions: (...of: [actor?: Actor, which?: string]) => ['subscriptions', ...of] as const,
  tournaments: (me: Actor, ...city: [string?]) => ['tournaments', me, ...city] as const,
  tournament: (me: Actor, id: string) => ['tournament', me, id] as const,
  venues: (...search: [object?]) => ['venues', ...search] as const,
  venue: (id: string) => ['venue', id] as const,
  lines: () => ['waiting'] as const,
  entries: (actor: Actor) => ['waiting', 'mine', actor] as const,
  line: (actor: Actor, { businessId, fieldName, date, timeSlot }: WaitingHour) =>
    ['waiting', 'line', actor, businessId, fieldName, date, timeSlot] as const,
  week: (...of: [venueId?: string, startDate?: string, actor?: Actor]) => ['week', ...of] as const,
};
